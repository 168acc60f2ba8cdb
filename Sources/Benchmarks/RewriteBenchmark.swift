import Dispatch
import Foundation
import LinearRegex
import Switchyard

/// What rewriting costs: hostile expressions on longer and longer URLs, harmless ones beside `NSRegularExpression`, and
/// a URL that none of a thousand rules takes.
enum RewriteBenchmark {
    static func run(_ arguments: [String]) throws {
        try hostile()
        try harmless()
        try manyRules()
    }

    // MARK: Hostile expressions

    private static let hostilePatterns = [
        "(a*)*b", "(a|aa)+$", "(.*)(.*)(.*)x", "(a?){25}a{25}b", "((a{0,9}){0,9}){0,9}b", "(x+x+)+y",
    ]

    private static func hostile() throws {
        print("Hostile expressions: µs for texts of 2, 4 and 8 KB that they do not match, and growth from 2 to 8 KB")
        for pattern in hostilePatterns {
            // The matcher itself: a rewriter would not try an expression whose literal the URL does not have.
            let regex = try LinearRegex(pattern)
            let times = [2_048, 4_096, 8_192].map { length -> Double in
                let letter = pattern.contains("y") ? "x" : "a"
                let text = String(repeating: letter, count: length - 1) + "!"
                return best { _ = regex.firstMatch(in: text) }
            }
            print(column(pattern, 24) + times.map { number($0 / 1_000) }.joined() + number(times[2] / times[0]) + " ×")
        }
    }

    // MARK: Harmless expressions

    private static let harmlessRules = [
        (#"(?:https://)?www\.example\.org/search/(.*)"#, "https://www.example.org/search/green%20tea?page=2"),
        (#"^https?://(?:www\.)?shop\.example/item\.php\?id=(\d+)"#, "https://www.shop.example/item.php?id=123456&x=1"),
        (#"/news/(\d{4})/(\d{1,2})/([^/?#]+)"#, "https://news.example.com/news/2026/12/a-title-of-some-words"),
        (#"[?&]utm_[a-z]+=[^&#]*"#, "https://shop.example/items/42?ref=mail&utm_source=letter"),
    ]

    private static func harmless() throws {
        print(
            "\nHarmless expressions: ns for a URL that matches and for one that does not; NSRegularExpression; ratios")
        for (pattern, url) in harmlessRules {
            let regex = try LinearRegex(pattern)
            let other = try NSRegularExpression(pattern: pattern)
            let miss = "https://elsewhere.example/some/path/of/the/usual/length?and=query"
            let ours = [url, miss].map { url in best { _ = regex.firstMatch(in: url) } }
            let theirs = [url, miss].map { url in
                best { _ = other.firstMatch(in: url, range: NSRange(location: 0, length: url.utf16.count)) }
            }
            print(
                (ours + theirs).map { number($0) }.joined() + number(theirs[0] / ours[0]) + " ×"
                    + number(theirs[1] / ours[1]) + " ×   " + pattern)
        }
    }

    // MARK: A thousand rules

    private static func manyRules() throws {
        let patterns = (0..<1_000).map { number -> String in
            switch number % 3 {
            case 0: return #"^https?://(?:www\.)?shop\#(number)\.example\.com/(.*)"#
            case 1: return #"^https://example\.com/campaign/\#(number)/([^/?#]+)"#
            default: return #"/old-section-\#(number)/item\.php\?id=(\d+)"#
            }
        }
        let urls = [
            "https://shop.example.com/items/42?ref=mail", "https://example.com/campaign/none/of/these",
            "shop://old-section/item.php?id=1", "/search?q=green%20tea&page=2",
        ]
        let all = try Rewriter(patterns.map { RewriteRule(match: $0, to: "/x/$1") })
        let one = try Rewriter([RewriteRule(match: patterns[1], to: "/x/$1")])
        let others = try patterns.map { try NSRegularExpression(pattern: $0) }
        print("\n1,000 rules, URLs that none takes: ns; one rule; NSRegularExpression rule by rule; ratios")
        for url in urls {
            let many = best { _ = all.rewrite(url) }
            let single = best { _ = one.rewrite(url) }
            let range = NSRange(location: 0, length: url.utf16.count)
            let theirs = best(of: 3) { for other in others { _ = other.firstMatch(in: url, range: range) } }
            print(
                [many, single, theirs].map { number($0) }.joined() + number(many / single) + " ×"
                    + number(theirs / many) + " ×   " + url)
        }
    }

    // MARK: Measuring

    /// Nanoseconds of a call: the best of some rounds, each long enough for the clock.
    private static func best(of rounds: Int = 7, _ body: () -> Void) -> Double {
        var calls = 1
        while time(calls, body) < 1_000_000, calls < 1 << 20 { calls *= 2 }
        return (0..<rounds).map { _ in time(calls, body) }.min().map { $0 / Double(calls) } ?? 0
    }

    private static func time(_ calls: Int, _ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<calls { body() }
        return Double(DispatchTime.now().uptimeNanoseconds - start)
    }

    private static func number(_ value: Double) -> String {
        let text = value < 100 ? String(format: "%.1f", value) : String(format: "%.0f", value)
        return String(repeating: " ", count: max(1, 10 - text.count)) + text
    }

    private static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
