import RouteManifest
import Testing

/// A fault in one line says nothing about the others, and every fault is reported once.
struct RecoveryTests {
    @Test func everyFaultOnceAndInOrder() {
        let (syntax, output) = parse(
            """
            routes 1
            namespace shop
            optoin slashes strict
            home /
            GET /items
            detail /items/{id
                ?ref: String
                deprecatd "old"
            other /other ?q
                &page: Int = 1
                with preview: Preview
            group shop /shop variants a {
                cart /cart -> (Int)
                pay /pay
            }
            last /last
            """)
        #expect(
            output == """
                Shop.routes:2:11: error: the name of a namespace starts with an upper-case letter; write 'Shop'
                Shop.routes:3:8: error: expected a pattern for the route 'optoin', found 'slashes'; did you mean 'option'?
                Shop.routes:5:1: error: 'GET' is reserved, as is every upper-case word at the start of a line; a route \
                would be 'get'
                Shop.routes:6:15: error: this '{' is not closed
                Shop.routes:8:15: error: expected a pattern for the route 'deprecatd', found '"old"'; did you mean \
                'deprecated'?
                Shop.routes:9:16: error: expected ':' and a type, or '=' and a fixed value, found the end of the line
                Shop.routes:11:19: error: a 'with' value is optional, for a URL does not bring it; write 'Preview?'
                Shop.routes:12:18: error: expected '{', '@guard' or 'on origin', found 'variants'
                Shop.routes:13:19: error: expected a type, found '(Int)'; give a tuple or function type a name with a \
                'typealias'
                """)
        #expect(
            outline(syntax) == """
                route home@4:1 @4:6 from "/"
                route other@9:1 /'other'@9:7 from "/other" | ?page@10:6: Int = 1@10:18
                group @12:29
                  route cart@13:5 /'cart'@13:10 from "/cart"
                  route pay@14:5 /'pay'@14:9 from "/pay"
                end
                route last@16:1 /'last'@16:6 from "/last"
                """)
    }

    @Test func damageIsMarked() throws {
        let syntax = parse("routes 1\na /a ?x\nb /b\n    -> (Int)\nc /c\ngroup {\n    d /d\n}\n").syntax
        let damaged = syntax.items.map { item in
            switch item {
            case .route(let route): return route.isDamaged
            case .group(let group): return group.isDamaged
            default: return false
            }
        }
        #expect(damaged == [true, true, false, true])
    }

    /// Only lines that bring nothing into the tree may declare names that nobody knows of.
    @Test func wordsOfUnreadLines() {
        let syntax = parse("routes 1\na /a ?x\nenum Sort newest\nguard b c\nd /d\ngroup Shop {\n}").syntax
        #expect(syntax.wordsOfUnreadLines == ["enum", "Sort", "newest", "guard", "b", "c", "group", "Shop"])
    }

    @Test(arguments: [
        ("group a {\n    x /x/{\n}\nhome /", "3:10: error: this '{' is not closed"),
        ("group a { x /x ?q }\nhome /", "2:19: error: expected ':' and a type, or '=' and a fixed value, found '}'"),
        (
            "gruop a { x /x }\nhome /",
            "2:7: error: expected a pattern for the route 'gruop', found 'a'; did you mean 'group'?"
        ),
        ("x /x \"{\nhome /", "2:6: error: expected a clause, found '\"{'"),
        ("x /x \"{\" }\nhome /", "2:6: error: expected a clause, found '\"{\"'"),
        ("} x { // {\n    a /a\n}\nhome /", "2:1: error: this '}' closes nothing"),
    ])
    func bracesStayInStep(_ text: String, _ fault: String) {
        let (syntax, output) = parse("routes 1\n" + text)
        #expect(output == "Shop.routes:" + fault)
        guard case .route(let last)? = syntax.items.last else {
            Issue.record("the last item is no route")
            return
        }
        #expect(last.name.value == "home")
    }

    @Test func groupsBeyondTheDeepestAreReportedOnce() {
        let lines =
            (1...40).map { "group g\($0) {" } + ["home /"] + (1...40).map { _ in "}" } + ["last /last"]
        let (syntax, output) = parse("routes 1\n" + lines.joined(separator: "\n"))
        #expect(output == "Shop.routes:34:11: error: groups nest at most 32 deep")
        #expect(syntax.items.count == 2)
    }
}
