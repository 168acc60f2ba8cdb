import Foundation
import Switchyard
import SwitchyardFoundation
import Testing

/// Foundation's URL at the router.
struct RouterURLTests {
    @Test func isOpenedLikeItsText() async throws {
        let router = Router(Rooms.self)
        router.on(Rooms.Count.self) { count, _ in count.to }
        let url = try #require(URL(string: "rooms://count/3"))
        #expect(router.canOpen(url))
        try await router.open(url)
        try router.openSync(url)
        #expect(try await router.open(url, as: Int.self) == 3)
        #expect(try router.openSync(url, as: Int.self) == 3)
        let relative = try #require(URL(string: "count/4", relativeTo: URL(string: "https://rooms.example/")))
        #expect(try await router.open(relative, as: Int.self) == 4)
        let other = try #require(URL(string: "mailto:a@b.example"))
        #expect(await reason { try await router.open(other) } == .foreignOrigin)
    }
}
