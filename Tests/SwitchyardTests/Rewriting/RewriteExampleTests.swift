import Switchyard
import Testing

/// The examples that the older routers' documentation gives.
@Suite struct RewriteExampleTests {
    static let taobao = #"(?:https://)?www\.taobao\.com/search/(.*)"#

    @Test(arguments: [
        (taobao, "p://d?product=$1", "https://www.taobao.com/search/原子弹", "p://d?product=原子弹"),
        (
            taobao, "p://d?product=$$1", "https://www.taobao.com/search/原子弹",
            "p://d?product=%E5%8E%9F%E5%AD%90%E5%BC%B9"
        ),
        (taobao, "p://d?product=$#1", "https://www.taobao.com/search/%E5%8E%9F", "p://d?product=原"),
        ("a(b)?(c)", "x?one=$1&two=$2", "ac", "x?one=&two=c"),
        (
            #"^https://h\.com"#, "p://d?h=$host&po=$port&f=$fragment&q=$$query",
            "https://h.com:8080/a/b?x=1&y=2#frag", "p://d?h=h.com&po=8080&f=frag&q=x%3D1%26y%3D2"
        ),
        (
            #"(?:https://)?www\.example\.org/search/(.*)"#, "/search?q=$$1", "https://www.example.org/search/a b",
            "/search?q=a%20b"
        ),
    ])
    func example(_ match: String, _ to: String, _ url: String, _ result: String) throws {
        #expect(try Rewriter([RewriteRule(match: match, to: to)]).rewrite(url) == result)
    }
}
