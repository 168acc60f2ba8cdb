import Switchyard
import Testing

struct VariantTests {
    private func painted(_ variants: Rooms.Paint.Variant..., general: Bool = true) -> Router<Rooms> {
        let router = Router(Rooms.self)
        for variant in variants {
            router.on(Rooms.Paint.self, variant: variant) { _, context in "own \(context.variant ?? "")" }
        }
        if general { router.on(Rooms.Paint.self) { _, context in "general \(context.variant ?? "")" } }
        return router
    }

    @Test func firstDeclaredIsTheDefault() async throws {
        #expect(try await painted().open(Rooms.Paint()) == "general plain")
        #expect(try await painted(.red).open(Rooms.Paint()) == "general plain")
        #expect(try await painted(.plain, .red).open(Rooms.Paint()) == "own plain")
        #expect(await reason { try await painted(.red, general: false).open(Rooms.Paint()) } == .noHandler)
    }

    @Test func handlersSeeTheVariant() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Paint.self) { _, context in "\(context.variant(of: Rooms.Paint.self) == .plain)" }
        #expect(try await router.open(Rooms.Paint()) == "true")
    }

    @Test("a mask takes the first variant with a handler and never falls back outside it")
    func masks() async throws {
        let router = painted(.red, .blue)
        #expect(try await router.open(Rooms.Paint(), variants: [.blue, .red]) == "own blue")
        #expect(try await router.open(Rooms.Paint(), variants: [.plain, .red]) == "own red")
        #expect(try router.openSync(Rooms.Paint(), variants: [.red]) == "own red")
        #expect(await reason { try await router.open(Rooms.Paint(), variants: [.plain]) } == .noHandler)
        #expect(await reason { try await router.open(Rooms.Paint(), variants: []) } == .noHandler)
        #expect(router.canOpen(Rooms.Paint(), variants: [.red]))
        #expect(!router.canOpen(Rooms.Paint(), variants: [.plain]))
    }

    @Test func oneHandlerIsTakenBack() async throws {
        let router = painted(.plain)
        #expect(router.remove(Rooms.Paint.self, variant: .plain))
        #expect(!router.remove(Rooms.Paint.self, variant: .plain))
        #expect(try await router.open(Rooms.Paint()) == "general plain")
    }
}
