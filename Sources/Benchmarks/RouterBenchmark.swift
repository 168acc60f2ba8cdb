import Foundation
import ShopRoutes
import Switchyard

/// What opening costs over bare matching: one route with three values and a handler that does nothing.
///
/// The ways take turns, so that all of them meet the same noise; of each the median turn counts.
enum RouterBenchmark {
    private static let urls = (0..<64).map { "shop://items/\($0 &* 7_919 % 10_000)?ref=mail" }
    private static let routes = urls.compactMap { Routes.match($0) }
    private static let details = (0..<64).map { Routes.Detail(id: $0 &* 7_919 % 10_000, ref: "mail") }

    /// - Parameter arguments: The number of openings a turn; 20,000 where there is none.
    static func run(_ arguments: [String]) throws {
        let count = arguments.first.flatMap { Int($0) } ?? 20_000
        let router = Router(Routes.self)
        router.on(Routes.Detail.self) { detail, _ in ItemScreen(title: "") }
        let watched = Router(Routes.self)
        watched.on(Routes.Detail.self) { detail, _ in ItemScreen(title: "") }
        watched.observe { _ in }
        watched.guard { _, _ in .allow }

        let ways: [(String, @Sendable (Int) async throws -> Void)] = [
            ("match", { _ = Routes.match(urls[$0]) }),
            ("openSync, URL", { try router.openSync(urls[$0]) }),
            ("openSync, URL, result", { _ = try router.openSync(urls[$0], as: ItemScreen.self) }),
            ("openSync, value", { try router.openSync(routes[$0]) }),
            ("openSync, struct", { _ = try router.openSync(details[$0]) }),
            ("open, URL", { try await router.open(urls[$0]) }),
            ("open, value", { try await router.open(routes[$0]) }),
            ("open, struct", { _ = try await router.open(details[$0]) }),
            ("open, URL, guard, observer", { try await watched.open(urls[$0]) }),
        ]
        var turns = Array(repeating: [Double](), count: ways.count)
        for _ in 0..<15 {
            for (index, way) in ways.enumerated() { turns[index].append(try nanoseconds(count, way.1)) }
        }
        let medians = turns.map { $0.sorted()[$0.count / 2] }
        print("way                              ns   over match   a second")
        for ((name, _), median) in zip(ways, medians) {
            let line = [column(median, 6), column(median - medians[0], 13), column(1e9 / median, 11)].joined()
            print(name.padding(toLength: 29, withPad: " ", startingAt: 0) + line)
        }
    }

    /// The time of one call.
    private static func nanoseconds(
        _ count: Int, _ call: @escaping @Sendable (Int) async throws -> Void
    ) throws -> Double {
        let done = DispatchSemaphore(value: 0)
        let result = Box()
        Task.detached {
            defer { done.signal() }
            do {
                let start = DispatchTime.now().uptimeNanoseconds
                for index in 0..<count { try await call(index & 63) }
                result.outcome = .success(Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count))
            } catch {
                result.outcome = .failure(error)
            }
        }
        done.wait()
        return try result.outcome?.get() ?? 0
    }

    /// Written before the semaphore is signalled, read after.
    private final class Box: @unchecked Sendable {
        var outcome: Result<Double, any Error>?
    }

    private static func column(_ number: Double, _ width: Int) -> String {
        let text = String(format: "%.0f", number)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
