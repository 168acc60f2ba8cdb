import Foundation
import Switchyard
import SwitchyardFoundation
import Testing

/// A document in force: what people see, and what is observed.
struct RouterOverridesTests {
    private let router = Router(NewApp.self)
    private let log = EventLog()

    init() {
        router.on(NewApp.Detail.self) { "detail \($0.id) \($1.variant ?? "-")" }
        router.on(NewApp.Detail.self, variant: .compact) { "compact \($0.id) \($1.variant ?? "-")" }
        router.on(NewApp.Sale.self) { "sale \($1.variant ?? "-")" }
        router.on(NewApp.Alert.self) { [log] alert, context in
            log.add("alert \(alert.message) \(context.variant ?? "-")")
        }
        router.on(NewApp.Legacy.self) { [log] legacy, _ in log.add("legacy \(legacy.id)") }
        router.on(NewApp.Home.self) { [log] _, _ in log.add("home") }
    }

    private func apply(_ routes: String) throws {
        let document = #"{"version": 1, "routes": {\#(routes)}}"#
        router.apply(try Overrides(json: Data(document.utf8), for: NewApp.self, unknown: .refuse))
    }

    /// Everything except an exposure is left out.
    private func observeExposures() {
        router.observe { [log] event in
            if case .exposed(let exposure) = event {
                log.add(
                    "exposed \(exposure.unit) \(exposure.experiment) \(exposure.variant) \(exposure.route.rawValue)")
            }
        }
    }

    private static let allMini = #""detail": {"experiment": {"key": "cards", "weights": {"mini": 1}}}"#

    @Test("behind a redirect the query is that of the address that it leads to")
    func redirectedQuery() throws {
        router.on(NewApp.Detail.self) { "\($0.id) \($1.matchedURL ?? "-") \($1.query.map(\.value)) \($1.url ?? "-")" }
        try apply(#""home": {"redirect": "/items/3?utm=x"}"#)
        let shown = try router.openSync("/?utm=outside", as: String.self)
        #expect(shown == #"3 /items/3?utm=x ["x"] /?utm=outside"#)
    }

    // MARK: Variants

    @Test("the first that applies decides, with and without waiting")
    func order() async throws {
        func shown() async throws -> String {
            let waiting = try await router.open(NewApp.Detail(id: 1))
            #expect(try router.openSync(NewApp.Detail(id: 1)) == waiting)
            return waiting
        }
        #expect(try await shown() == "detail 1 control")
        try apply(Self.allMini)
        #expect(try await shown() == "detail 1 control")
        router.unit = "u"
        #expect(try await shown() == "detail 1 mini")
        try apply(#""detail": {"force": "compact", "experiment": {"key": "cards", "weights": {"mini": 1}}}"#)
        #expect(try await shown() == "compact 1 compact")
        router.force(.control, for: NewApp.Detail.self)
        #expect(try await shown() == "detail 1 control")
        router.force(nil, for: NewApp.Detail.self)
        #expect(try await shown() == "compact 1 compact")
        router.apply(nil)
        #expect(router.overrides == nil)
        #expect(try await shown() == "detail 1 control")
    }

    @Test("a mask of variants is asked for in code and comes before all of it")
    func mask() async throws {
        router.unit = "u"
        try apply(Self.allMini)
        observeExposures()
        #expect(try await router.open(NewApp.Detail(id: 1), variants: [.mini, .compact]) == "compact 1 compact")
        #expect(log.all.isEmpty)
    }

    @Test("units see what the published scheme says")
    func assignment() throws {
        try apply(
            #""detail": {"experiment": {"key": "k", "seed": "s", "hashVersion": 2, "coverage": 0.8, "weights": {"compact": 0.5, "mini": 0.5}}}"#
        )
        let ranges = Bucketing.ranges(weights: [0, 0.5, 0.5], coverage: 0.8)
        for number in 0..<500 {
            let unit = "user-\(number)"
            router.unit = unit
            let choice = Bucketing.choice(of: Bucketing.fraction(unit: unit, seed: "s", version: .v2), among: ranges)
            let variant = NewApp.Detail.Variant.allCases[choice ?? 0]
            #expect(try router.openSync(NewApp.Detail(id: 1)).hasSuffix(" \(variant.rawValue)"))
        }
    }

    // MARK: Exposures

    @Test("an exposure is observed once per unit, experiment and variant")
    func exposedOnce() async throws {
        observeExposures()
        try apply(Self.allMini + #", "sale": {"experiment": {"key": "cards", "weights": {"loud": 1}}}"#)
        router.unit = "u"
        for _ in 0..<3 {
            try await router.open(NewApp.Detail(id: 1))
            try router.openSync("shop://items/2")
            try await router.open(NewApp.Sale())
        }
        router.unit = "v"
        try await router.open(.detail(id: 1))
        router.unit = "u"
        try await router.open(.detail(id: 1))
        #expect(log.all == ["exposed u cards mini detail", "exposed u cards loud sale", "exposed v cards mini detail"])
    }

    @Test("it comes between the handler and 'didOpen'")
    func place() async throws {
        router.on(NewApp.Detail.self) { [log] _, _ in
            log.add("handler")
            return ""
        }
        router.observe { [log] event in
            switch event {
            case .willOpen: log.add("willOpen")
            case .exposed: log.add("exposed")
            case .didOpen: log.add("didOpen")
            default: break
            }
        }
        try apply(Self.allMini)
        router.unit = "u"
        try await router.open(NewApp.Detail(id: 1))
        #expect(log.all == ["willOpen", "handler", "exposed", "didOpen"])
    }

    @Test("none for a match, a question, a refusal, a failing or a missing handler")
    func notOpened() async throws {
        struct Broken: Error {}
        observeExposures()
        let cards = #""detail": {"experiment": {"key": "cards", "weights": {"compact": 1}}}"#
        try apply(cards + #", "guarded": {"experiment": {"key": "g"}}, "shop.cart": {"experiment": {"key": "c"}}"#)
        router.unit = "u"
        _ = NewApp.match("/items/1")
        #expect(router.canOpen("/items/1"))
        router.on(NewApp.Detail.self, variant: .compact) { _, _ in throw Broken() }
        await #expect(throws: Broken.self) { try await router.open(NewApp.Detail(id: 1)) }
        #expect(throws: Broken.self) { try router.openSync(NewApp.Detail(id: 1)) }
        // The guard has no closure, and so refuses.
        router.on(NewApp.Guarded.self) { _, _ in }
        await #expect(throws: RouteError.self) { try await router.open(NewApp.Guarded()) }
        await #expect(throws: RouteError.self) { try await router.open(NewApp.Shop.Cart()) }
        #expect(log.all.isEmpty)
    }

    @Test("none for who is forced, not admitted or nobody")
    func notAdmitted() async throws {
        observeExposures()
        try apply(Self.allMini)
        try await router.open(NewApp.Detail(id: 1))
        router.unit = "u"
        router.force(.mini, for: NewApp.Detail.self)
        try await router.open(NewApp.Detail(id: 1))
        router.force(nil, for: NewApp.Detail.self)
        try apply(#""detail": {"force": "mini"}"#)
        try await router.open(NewApp.Detail(id: 1))
        try apply(#""detail": {"experiment": {"coverage": 0}}"#)
        try await router.open(NewApp.Detail(id: 1))
        try apply(#""detail": {"experiment": {"namespace": {"id": "n", "to": 0}}}"#)
        try await router.open(NewApp.Detail(id: 1))
        #expect(log.all.isEmpty)
    }

    @Test("one whose observer is missing or throws is not consumed")
    func notConsumed() async throws {
        struct Broken: Error {}
        try apply(Self.allMini)
        router.unit = "u"
        try await router.open(NewApp.Detail(id: 1))
        let broken = router.observe { [log] event in
            guard case .exposed = event else { return }
            log.add("broken")
            throw Broken()
        }
        observeExposures()
        try await router.open(NewApp.Detail(id: 1))
        try router.openSync(NewApp.Detail(id: 1))
        router.remove(broken)
        try await router.open(NewApp.Detail(id: 1))
        try await router.open(NewApp.Detail(id: 1))
        let exposed = "exposed u cards mini detail"
        #expect(log.all == ["broken", exposed, "broken", exposed, exposed])
    }

    @Test("an error that an observer throws stops nothing")
    func throwingObserver() async throws {
        struct Broken: Error {}
        router.observe { _ in throw Broken() }
        #expect(try await router.open(NewApp.Detail(id: 1)) == "detail 1 control")
    }

    @Test("opens at the same time expose once")
    func concurrentExposures() async throws {
        observeExposures()
        try apply(Self.allMini)
        router.unit = "u"
        let router = router
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for id in 0..<200 { _ = try? await router.open(NewApp.Detail(id: id)) }
                }
            }
        }
        #expect(log.all == ["exposed u cards mini detail"])
    }

    // MARK: Kept assignments

    @Test("an assignment is kept from the first open on")
    func kept() async throws {
        let store = MemoryAssignmentStore()
        router.assignments = store
        router.unit = "u"
        try apply(Self.allMini)
        #expect(router.canOpen("/items/1"))
        #expect(store.variant(for: "u", in: "cards") == nil)
        #expect(try await router.open(NewApp.Detail(id: 1)) == "detail 1 mini")
        #expect(store.variant(for: "u", in: "cards") == "mini")
        try apply(#""detail": {"experiment": {"key": "cards", "weights": {"control": 0.999, "mini": 0.001}}}"#)
        #expect(try await router.open(NewApp.Detail(id: 1)) == "detail 1 mini")
        observeExposures()
        try await router.open(NewApp.Detail(id: 1))
        #expect(log.all == ["exposed u cards mini detail"])
        try apply(#""detail": {"experiment": {"key": "cards", "weights": {"compact": 1}}}"#)
        #expect(try await router.open(NewApp.Detail(id: 1)) == "compact 1 compact")
        #expect(store.variant(for: "u", in: "cards") == "compact")
        router.assignments = nil
        #expect(router.assignments == nil)
    }

    // MARK: A document that is wrong, and one after the other

    @Test("what was in force stays where a document is refused")
    func refused() async throws {
        try apply(#""legacy": {"disabled": true}"#)
        #expect(throws: OverridesError.self) { try apply(#""legacy": {"disabled": "false"}"#) }
        #expect(router.overrides?.content.routes[NewApp.Legacy._route]?.isDisabled == true)
        #expect(!router.canOpen("/old/1"))
    }

    /// Each document sends `legacy` to an item with the number of the variant that it forces: an open that saw half of
    /// one document and half of another would show them apart.
    @Test(
        "documents applied 1,000 times while routes are opened on several tasks: every open sees one of them",
        .timeLimit(.minutes(1)))
    func load() async throws {
        let variants = ["control", "compact", "mini"]
        let documents = try variants.indices.map { index in
            let routes = #""legacy": {"redirect": "/items/\#(index)"}, "detail": {"force": "\#(variants[index])"}"#
            return try Overrides(json: Data(#"{"version": 1, "routes": {\#(routes)}}"#.utf8), for: NewApp.self)
        }
        router.apply(documents[0])
        router.on(NewApp.Detail.self) { "\($0.id) \($1.variant ?? "-")" }
        router.on(NewApp.Detail.self, variant: .compact) { "\($0.id) \($1.variant ?? "-")" }
        let router = router
        let expected = Set(variants.indices.map { "\($0) \(variants[$0])" })
        let opens = await withTaskGroup(of: [String: Int].self) { group in
            for task in 0..<3 {
                group.addTask {
                    var seen: [String: Int] = [:]
                    while !Task.isCancelled {
                        let shown =
                            task == 0
                            ? try? router.openSync("/old/7", as: String.self)
                            : try? await router.open(.legacy(id: 7), as: String.self)
                        seen[shown ?? "failed", default: 0] += 1
                        // There may be fewer threads than tasks.
                        await Task.yield()
                    }
                    return seen
                }
            }
            for number in 0..<1_000 {
                router.apply(documents[number % documents.count])
                router.unit = "\(number)"
                try? await Task.sleep(nanoseconds: 1_000_000)
            }
            group.cancelAll()
            var opens: [String: Int] = [:]
            for await seen in group { opens.merge(seen, uniquingKeysWith: +) }
            return opens
        }
        #expect(Set(opens.keys) == expected, "\(opens)")
        #expect(opens.values.reduce(0, +) > 1_000)
    }
}
