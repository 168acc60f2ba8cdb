import Dispatch
import Switchyard
import Testing

/// What is remembered of assignments and exposures, and how much.
struct MemoryTests {
    @Test("the oldest entry is forgotten for a new one")
    func bounded() {
        var memory = BoundedMemory<Int, String>(capacity: 3)
        for key in 0..<5 { memory.insert("\(key)", for: key) }
        #expect(memory.entries.map(\.key) == [2, 3, 4])
        memory.insert("three", for: 3)
        #expect(memory[3] == "three" && memory.count == 3)
        memory.insert("5", for: 5)
        #expect(memory.entries.map(\.key) == [3, 4, 5])
    }

    @Test("an entry that comes and goes drives out one other at most")
    func comingAndGoing() {
        var memory = BoundedMemory<Int, Void>(capacity: 4)
        for key in 0..<4 { memory.insert((), for: key) }
        for _ in 0..<100 {
            memory.insert((), for: 99)
            memory.remove(99)
        }
        #expect(memory.entries.map(\.key) == [1, 2, 3])
        memory.insert((), for: 4)
        #expect(memory.entries.map(\.key) == [1, 2, 3, 4])
        memory.remove(2)
        memory.remove(2)
        #expect(memory.entries.map(\.key) == [1, 3, 4])
        memory.insert((), for: 5)
        #expect(memory.count == 3)
    }

    @Test("it behaves as a list does", arguments: [1, 2, 7])
    func model(_ capacity: Int) {
        var random = SeededGenerator(seed: UInt64(capacity))
        var memory = BoundedMemory<Int, Int>(capacity: capacity)
        var inserted: [Int: Int] = [:]
        for step in 0..<5_000 {
            let key = random.below(12)
            if random.oneIn(3) {
                memory.remove(key)
                inserted[key] = nil
            } else {
                memory.insert(step, for: key)
                inserted[key] = step
            }
            #expect(memory.count <= capacity)
            #expect(memory.entries.count == memory.count)
            #expect(memory.entries.allSatisfy { inserted[$0.key] == $0.value })
            if inserted[key] == step { #expect(memory[key] == step) }
        }
    }

    struct Refusal: Error {}

    @Test("an exposure counts once, and not where nobody has taken note")
    func exposures() throws {
        let memory = ExposureMemory()
        var calls: [String] = []
        func expose(_ unit: String, _ experiment: String, _ variant: String, _ body: () throws -> Bool) rethrows {
            try memory.once(unit: unit, experiment: experiment, variant: variant) {
                calls.append("\(unit) \(experiment) \(variant)")
                return try body()
            }
        }
        expose("u", "e", "a") { false }
        #expect(throws: Refusal.self) { try expose("u", "e", "a") { throw Refusal() } }
        for _ in 0..<3 { expose("u", "e", "a") { true } }
        expose("u", "e", "b") { true }
        expose("u", "f", "a") { true }
        expose("v", "e", "a") { true }
        #expect(calls == ["u e a", "u e a", "u e a", "u e b", "u f a", "v e a"])
    }

    @Test("an exposure within its own observation does not count twice")
    func nested() {
        let memory = ExposureMemory()
        var calls = 0
        memory.once(unit: "u", experiment: "e", variant: "a") {
            calls += 1
            memory.once(unit: "u", experiment: "e", variant: "a") {
                calls += 1
                return true
            }
            return true
        }
        #expect(calls == 1)
    }

    @Test("of many at the same time one counts")
    func concurrent() {
        let memory = ExposureMemory()
        let counter = MemoryAssignmentStore()
        DispatchQueue.concurrentPerform(iterations: 1_000) { index in
            memory.once(unit: "u\(index % 10)", experiment: "e", variant: "a") {
                counter.assign("x", to: "\(index)", in: "calls")
                return true
            }
        }
        let calls = (0..<1_000).filter { counter.variant(for: "\($0)", in: "calls") != nil }
        #expect(calls.count == 10)
        #expect(Set(calls.map { $0 % 10 }).count == 10)
    }
}

/// Which variant somebody sees, and why.
struct AssignmentTests {
    private func override(
        forced: Int? = nil, weights: [Double] = [0.5, 0.5], coverage: Double = 1, namespace: Experiment.Namespace? = nil
    ) -> OverridesContent.RouteOverride {
        var override = OverridesContent.RouteOverride()
        override.forced = forced
        override.experiment = .test(weights: weights, coverage: coverage, namespace: namespace)
        return override
    }

    private func assignment(
        _ override: OverridesContent.RouteOverride?, count: Int = 2, forced: Int? = nil, unit: String? = "u",
        kept: MemoryAssignmentStore? = nil
    ) -> VariantAssignment {
        VariantAssignment(count: count, forced: forced, override: override, unit: unit, kept: kept)
    }

    @Test("the first that applies: device, document, experiment, first declared")
    func order() {
        let all = override(forced: 0, weights: [0, 1])
        #expect(assignment(all, forced: 1).reason == .forcedHere)
        #expect(assignment(all, forced: 1).variant == 1)
        #expect(assignment(all).reason == .forcedByDocument)
        #expect(assignment(all).variant == 0)
        #expect(assignment(override(weights: [0, 1])).reason == .experiment(isKept: false))
        #expect(assignment(override(weights: [0, 1])).variant == 1)
        #expect(assignment(nil).reason == .first)
        #expect(assignment(nil).variant == 0)
        #expect(assignment(nil, count: 0).variant == nil)
        // A number that is no variant's counts for nothing.
        #expect(assignment(nil, forced: 2).reason == .first)
    }

    @Test("no unit, or one that is not admitted, sees the first variant")
    func notAdmitted() {
        #expect(assignment(override(weights: [0, 1]), unit: nil).reason == .first)
        #expect(assignment(override(weights: [0, 1], coverage: 0)).reason == .first)
        let nobody = Experiment.Namespace(id: "n", from: 0, to: 0)
        #expect(assignment(override(weights: [0, 1], namespace: nobody)).variant == 0)
        #expect(assignment(override(weights: [0, 1], namespace: nobody)).reason == .first)
    }

    @Test("an assignment that is kept outlives weights, coverage and namespace, but not its variant")
    func kept() {
        let store = MemoryAssignmentStore()
        store.assign("variant1", to: "u", in: "test")
        let kept = VariantAssignment.Reason.experiment(isKept: true)
        #expect(assignment(override(weights: [0.9, 0.1]), kept: store).variant == 1)
        #expect(assignment(override(coverage: 0), kept: store).reason == kept)
        let nobody = Experiment.Namespace(id: "n", from: 0, to: 0)
        #expect(assignment(override(namespace: nobody), kept: store).reason == kept)
        #expect(assignment(override(forced: 0), kept: store).variant == 0)
        // Closed, gone, another unit, another experiment.
        #expect(assignment(override(weights: [1, 0]), kept: store).variant == 0)
        store.assign("variant7", to: "u", in: "test")
        #expect(assignment(override(), kept: store).reason == .experiment(isKept: false))
        store.assign("variant1", to: "v", in: "test")
        store.assign("variant1", to: "u", in: "another")
        #expect(assignment(override(weights: [1, 0]), kept: store).variant == 0)
    }
}
