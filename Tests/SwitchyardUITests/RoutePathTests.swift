import Foundation
import ShopRoutes
import SwitchyardUI
import Testing

struct RoutePathTests {
    @Test func isSavedAndRestored() throws {
        let path = RoutePath<Routes>([.home, .detail(id: 42, ref: "a b"), .shop(.cart)])
        let data = try JSONEncoder().encode(path)
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"["home \/","detail \/items\/42?ref=a%20b","shop.cart \/shop\/cart"]"#)
        #expect(try JSONDecoder().decode(RoutePath<Routes>.self, from: data) == path)
    }

    @Test("routes that this version does not have are left out")
    func isRestoredByAnotherVersion() throws {
        let data = Data(#"["home /", "gone /gone", "detail /items/x", "", "detail /items/42"]"#.utf8)
        let path = try JSONDecoder().decode(RoutePath<Routes>.self, from: data)
        #expect(path.routes == [.home, .detail(id: 42)])
        for damaged in [#"{"a": 1}"#, "7", #""home /""#] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(RoutePath<Routes>.self, from: Data(damaged.utf8))
            }
        }
    }

    @Test func movesAsAStackDoes() {
        var path = RoutePath<Routes>()
        path.append(.home)
        path.append(contentsOf: [.map, .shop(.cart), .bar])
        #expect(path.count == 4)
        let popped = path.pop()
        #expect(popped == .bar)
        path.replaceTop(with: .detail(id: 1))
        #expect(Array(path) == [.home, .map, .detail(id: 1)])
        let isFound = [path.pop(to: .home), path.pop(to: .bar)]
        #expect(isFound == [true, false])
        path[0] = .map
        #expect(path == RoutePath([.map]))
        path.popToRoot()
        #expect(path.isEmpty)
        let nothing = path.pop()
        #expect(nothing == nil)
        path.replaceTop(with: .bar)
        #expect(path.routes == [.bar])
    }
}
