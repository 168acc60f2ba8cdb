import Foundation

/// What lookups are compared with.
enum Yardsticks {
    /// FNV-1a over a text's bytes: what reading them once, one after the other, costs at least.
    @inline(__always)
    static func fnv1a(_ text: String) -> Int {
        let hash = text.utf8.withContiguousStorageIfAvailable { bytes -> UInt64 in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return hash
        }
        return Int(truncatingIfNeeded: hash ?? 0)
    }

    /// A regular expression for each pattern, tried one after the other: what routers do that compile patterns to
    /// regular expressions.
    struct ExpressionList {
        private let expressions: [NSRegularExpression]

        /// - Parameter patterns: As manifests write them.
        init(_ patterns: [String]) throws {
            expressions = try patterns.map { pattern in
                let segments = pattern.split(separator: "/").map { $0.hasPrefix("{") ? "([^/]+)" : String($0) }
                return try NSRegularExpression(pattern: "^/" + segments.joined(separator: "/") + "$")
            }
        }

        func index(of url: String) -> Int {
            let range = NSRange(location: 0, length: url.utf16.count)
            return expressions.firstIndex { $0.firstMatch(in: url, range: range) != nil } ?? -1
        }
    }
}
