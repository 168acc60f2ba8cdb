import Foundation
import GoldenRoutes
import Switchyard

/// A router under load.
///
/// - `/pairs/a/x` always has a handler, though ever another one: each of its openings has to reach exactly one.
/// - `/upload` comes and goes: its openings reach a handler or fail with `noHandler`, nothing else.
/// - Observers come and go: each is told all of an opening or nothing.
struct Stress: Sendable {
    let openings: Int
    let router = Router(Clauses.self)
    let tally = Tally()

    /// The number of an opening, handed on beside the URL.
    struct Number: Sendable {
        let value: Int
    }

    func run() async -> Set<String> {
        registerPair(0)
        router.guard { _, _ in .allow }
        let tasks = 6
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for number in stride(from: task, to: openings, by: tasks) { await open(number) }
                    tally.taskEnded()
                }
            }
            group.addTask { await change(untilEnded: tasks) }
            group.addTask { await changeObservers(untilEnded: tasks) }
        }
        return tally.faults(openings: openings)
    }

    private func registerPair(_ round: Int) {
        let opened = tally
        if round % 2 == 0 {
            router.on(Clauses.Pair.self) { _, context in opened.count(context[Number.self]?.value) }
        } else {
            router.on(Clauses.Pair.self) { _, context in
                await Task.yield()
                opened.count(context[Number.self]?.value)
            }
        }
    }

    private func open(_ number: Int) async {
        let context: [any Sendable] = [Number(value: number)]
        do {
            switch number % 4 {
            case 0: try await router.open(Clauses.Pair(first: "a"), context: context)
            case 1: try await router.open(.pair(first: "a"), context: context)
            case 2: try await router.open("/pairs/a/x", context: context)
            default:
                tally.count(number)
                try await router.open(.upload(), context: context)
            }
        } catch let error as RouteError where error.reason == .noHandler && number % 4 == 3 {
            // The handler is gone at the moment.
        } catch {
            tally.note("opening \(number % 4) failed: \(error)")
        }
    }

    private func change(untilEnded tasks: Int) async {
        var round = 0
        while !tally.isEnded(tasks) {
            round += 1
            registerPair(round)
            router.on(Clauses.Upload.self) { _, _ in [] }
            let isOpen = round % 2 == 0
            router.guard("adult") { _, _ in isOpen ? .allow : .refuse }
            router.fallback { _, _, _ in }
            await Task.yield()
            router.remove(Clauses.Upload.self)
            _ = router.canOpen("/upload")
        }
    }

    private func changeObservers(untilEnded tasks: Int) async {
        while !tally.isEnded(tasks) {
            let seen = Seen()
            let observation = router.observe { seen.note($0) }
            for _ in 0..<20 { await Task.yield() }
            router.remove(observation)
            tally.add(seen)
        }
    }
}
