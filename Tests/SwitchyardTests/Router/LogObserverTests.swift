import Switchyard
import Testing

struct LogObserverTests {
    @Test func writesWhatItsLevelAsksFor() async throws {
        let journal = Journal()
        let log = LogObserver { line, isFailure in journal.note((isFailure ? "! " : "") + line) }
        let router = Router(Rooms.self)
        router.on(Rooms.Paint.self) { _, _ in "" }
        let observation = router.observe(log)
        func open() async {
            _ = await reason { try await router.open("rooms://paint") }
            _ = await reason { try await router.open("/nothing") }
            _ = await reason { try await router.open(.lobby) }
        }
        await open()
        #expect(log.level == .off)
        #expect(journal.all.isEmpty)
        log.level = .failures
        await open()
        let failures = [
            "! failed to open /nothing: no route takes this URL: /nothing",
            "! failed to open lobby /: no handler is registered for the route",
        ]
        #expect(journal.all == failures)
        log.level = .openings
        await open()
        #expect(Array(journal.all.dropFirst(2)) == ["opened paint /paint as plain for rooms://paint"] + failures)
        log.level = .everything
        try await router.open(.paint)
        #expect(
            Array(journal.all.dropFirst(5)) == [
                "asked for paint /paint", "opens paint /paint as plain", "opened paint /paint as plain",
            ])
        router.remove(observation)
        await open()
        #expect(journal.all.count == 8)
    }
}
