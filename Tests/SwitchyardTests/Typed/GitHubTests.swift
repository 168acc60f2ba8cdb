import GitHubRoutes
import Switchyard
import Testing

/// 130 paths of GitHub's API reach the right routes with the right values.
struct GitHubTests {
    @Test("every path reaches its own route")
    func identify() throws {
        #expect(GitHub.allPatterns.count == 130)
        #expect(Set(GitHub.allPatterns.map(\.id)).count == 130)
        for route in GitHub.allPatterns {
            let url = example(of: route.pattern)
            #expect(GitHub.identify(url) == route.id, "\(url)")
            let match = try GitHub(url: url)
            #expect(match.id == route.id)
            #expect(match.path == url)
        }
    }

    @Test("values are read from their places")
    func values() {
        #expect(GitHub.match("/authorizations/7") == .authorization(id: 7))
        #expect(GitHub.match("/networks/apple/swift/events") == .networkEvents(owner: "apple", repo: "swift"))
        #expect(GitHub.match("/orgs/apple/members/ann") == .orgs(.member(org: "apple", user: "ann")))
        #expect(GitHub.match("/teams/1/repos/apple/swift") == .teams(.repo(id: 1, owner: "apple", repo: "swift")))
        #expect(GitHub.match("/authorizations/x") == nil)
    }

    /// A path with the parameter's name for a text, a number for a number, and the first of a choice.
    private func example(of pattern: String) -> String {
        var url = ""
        var parameter: String?
        for character in pattern {
            switch character {
            case "{": parameter = ""
            case "}":
                let parts = (parameter ?? "").split(separator: ":").map { $0.drop { $0 == " " } }
                let type = parts.count > 1 ? parts[1] : "String"
                url += type == "Int" ? "42" : String(type == "String" ? parts[0] : type.split(separator: "|")[0])
                parameter = nil
            default:
                if parameter == nil { url.append(character) } else { parameter?.append(character) }
            }
        }
        return url
    }
}
