import Foundation
import GitHubRoutes
import Switchyard

/// What the first lookup after launch takes, and the second: nothing is prepared, so they differ by the pages of the
/// program and the table that are touched for the first time.
struct FirstLookup {
    var first: Double
    var second: Double

    static func measure() -> FirstLookup {
        let url = "/repos/apple/swift/issues/42/comments"
        func time() -> Double {
            let start = DispatchTime.now().uptimeNanoseconds
            Measurement.keep(GitHub.identify(url) == nil ? 0 : 1)
            return Double(DispatchTime.now().uptimeNanoseconds - start)
        }
        // The clock's own first call is not to count.
        Measurement.keep(Int(truncatingIfNeeded: DispatchTime.now().uptimeNanoseconds))
        return FirstLookup(first: time(), second: time())
    }
}

extension RoutePattern {
    /// A path of the route.
    var sampleURL: String {
        let words = ["octocat", "hello-world", "swift", "main", "apple", "feature", "42abc", "linus"]
        var number = line
        var path = ""
        var rest = pattern[...]
        while let start = rest.firstIndex(of: "{"), let end = rest.firstIndex(of: "}") {
            path += rest[..<start]
            let parameter = rest[start..<end]
            number += 1
            if parameter.hasSuffix("Int") {
                path += "\(number * 37)"
            } else if let bar = parameter.firstIndex(of: "|"), let colon = parameter.firstIndex(of: ":") {
                path += parameter[parameter.index(colon, offsetBy: 2)..<bar]
            } else {
                path += words[number % words.count]
            }
            rest = rest[end...].dropFirst()
        }
        return path + rest
    }
}
