#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    import ShopRoutes
    import Switchyard
    import Testing

    /// `identify` takes nothing from the heap.
    @Suite(.serialized)
    struct AllocationTests {
        @Test("the counter counts")
        func counter() {
            var texts: [String] = []
            let count = AllocationCounter.allocations {
                for number in 0..<100 { texts.append("a text that is too long for a small string \(number)") }
            }
            #expect(count >= 100)
        }

        static let urls = [
            "/", "shop://items/42", "shop:items/42", "https://shop.example.com/items/42?ref=mail#top",
            "HTTPS://user:pass@a.b.shop.example.com:8443//items//0042/", "/it%65ms/%34%32", "/items/x/../42",
            "/%2e%2E/./items/42/.", "shop://x:1/../items/42", "/items/0000000000000000000000000000000042",
            "/items/%30%30%30%30%30%30%30%30%30%30%30%30%30%30%34%32", "/users/me",
            "/users/6F9619FF-8B86-D011-B42D-00CF4FC964FF",
            "/search?q=a%20b&page=2&tag=x&tag=y&sort=price-asc&utm-source=z",
            "/search?mode=map&q=%ff", "/search?q=a&page=x&sort=nothing", "/p/12.png", "/p/%31%32%2Epng",
            "/orders/AB123456", "/orders/%41B123456",
            "/news/2024", "/news/2024/12", "/files/a/b%2Fc/d/e/f/g", "/alert/%E6%97%A5%E6%9C%AC?title=100%25",
            "/alert/日本語 日本語 日本語",
            "/item.php?id=7", "/item.php?id=%37", "/i/7", "/help/a-slug-of-some-length", "/help/%61%62",
            // These reach no route. (Where an error is thrown on the way, the testing library looks on and allocates.)
            "/nowhere", "/items", "/items/x", "/items/42/x", "/p/12.gif", "/news/1800", "/help/x/y",
        ]

        @Test("nothing is allocated", arguments: urls)
        func identify(_ url: String) {
            #expect(allocations(for: url) == 0)
        }

        @Test("nor for a part of a longer text")
        func substring() {
            let text = "see <shop://items/42?ref=mail#section> and more of a text that is long"
            let url = text.dropFirst(5).prefix { $0 != ">" }
            #expect(Routes.identify(url) == .detail)
            #expect(AllocationCounter.allocations { for _ in 0..<1_000 { _ = Routes.identify(url) } } == 0)
        }

        @Test("nor for a long URL", arguments: ["/files/", "/alert/", "/search?q="])
        func long(_ start: String) {
            let url = start + String(repeating: start.hasPrefix("/files") ? "segment/" : "segment%2F", count: 800)
            #expect(Routes.identify(url) != nil)
            #expect(allocations(for: url) == 0)
        }

        @Test(
            "reading values takes memory only for texts of more than fifteen bytes",
            arguments: [
                ("/items/42", 0), ("shop://items/42?ref=mail", 0), ("/help/fifteen-letters", 0),
                ("/help/sixteen-letters-", 1),
                ("/alert/a-text-of-more-than-fifteen-bytes?title=another-text-of-that-kind", 2),
            ])
        func match(_ url: String, expected: Int) throws {
            let route = try #require(Routes.match(url))
            let count = AllocationCounter.allocations { for _ in 0..<100 { _ = Routes.match(url) } }
            #expect(count == 100 * expected, "\(route)")
        }

        @Test(
            "building takes memory once",
            arguments: ["/help/a-slug-of-some-length", "/orders/AB123456", "/news/2024/12"])
        func building(_ url: String) throws {
            let route = try #require(Routes.match(url))
            // The first call may set up the standard library's own.
            _ = (route.path, route.url(.web), route.url(.app))
            let path = AllocationCounter.allocations { for _ in 0..<100 { _ = route.path } }
            #expect(path == (route.path.utf8.count > 15 ? 100 : 0))
            #expect(AllocationCounter.allocations { for _ in 0..<100 { _ = route.url(.web) } } == 100)
            #expect(AllocationCounter.allocations { for _ in 0..<100 { _ = route.url(.app) } } == 100)
        }

        private func allocations(for url: String) -> Int {
            _ = Routes.identify(url)
            return AllocationCounter.allocations { for _ in 0..<1_000 { _ = Routes.identify(url) } }
        }
    }
#endif
