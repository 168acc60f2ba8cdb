// Without optimization generic code takes memory for its values.
#if canImport(Glibc) && !DEBUG
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
            "/items/%30%30%30%30%30%30%30%30%30%30%30%30%30%30%34%32", "/items/9223372036854775808", "/users/me",
            "/users/6F9619FF-8B86-D011-B42D-00CF4FC964FF",
            "/search?q=a%20b&page=2&tag=x&tag=y&sort=price-asc&utm-source=z",
            "/search?mode=map&q=%ff", "/search?q=a&page=x&sort=nothing", "/p/12.png", "/p/%31%32%2Epng",
            "/orders/AB123456", "/orders/%41B123456",
            "/news/2024", "/news/2024/12", "/files/a/b%2Fc/d/e/f/g", "/alert/%E6%97%A5%E6%9C%AC?title=100%25",
            "/alert/日本語 日本語 日本語",
            "/item.php?id=7", "/item.php?id=%37", "/i/7", "/help/a-slug-of-some-length", "/help/%61%62",
            // These reach no route.
            "/nowhere", "/items", "/items/x", "/items/42/x", "/p/12.gif", "/news/1800", "/search", "/item.php?id=x",
            "/alert/%FF",
            "ftp://shop.example.com/", "https://shop.example.com@evil.example/", "/items/42\t",
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

        @Test("nor for a long URL", arguments: ["/files/", "/files/./", "/files/%2e/", "/alert/", "/search?q="])
        func long(_ start: String) {
            let url = start + String(repeating: start.hasPrefix("/files") ? "segment/" : "segment%2F", count: 800)
            #expect(Routes.identify(url) != nil)
            #expect(allocations(for: url) == 0)
        }

        private func allocations(for url: String) -> Int {
            _ = Routes.identify(url)
            return AllocationCounter.allocations { for _ in 0..<1_000 { _ = Routes.identify(url) } }
        }
    }
#endif
