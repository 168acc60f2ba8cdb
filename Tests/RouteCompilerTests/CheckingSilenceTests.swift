import RouteCompiler
import Testing

/// Manifests that the check passes without a word.
struct CheckingSilenceTests {
    @Test(arguments: [
        "a /{x: Int}\nb /{x}\nc /{x...}",
        "a /x ?m = \"1\"\nb /x ?m = \"2\"\nc /x ?m: String\nd /x",
        "a /x\nb /X\nc /%78%79",
        "origin app shop:\norigin web https://a.example\na /x on app\nb /x on web",
        "a /x/{y: png|jpg}\nb /x/{y: png|gif}",
        "option slashes strict\na /x\nb /x/\nc /x//\nd /",
        "a /x[/{y}]\nb /x/{y: Int}",
        "a /x/{id: Int}\nalias /x/y/{id: Int} -> a",
        "group a /a {\n    home /\n    x /x\n}\ngroup b /b {\n    home /\n    x /x\n}",
        "shop /shop\ngroup cart {\n    shop /c\n}",
        "match /m\nidentify /i\npath /p\nurl /u\nid /id\ndescription /d\ncase /c\nclass /cl",
        "a /{in: self|init|default} ?`for`: Int? &while: Bool?",
        "a / variants in, default, some",
        "enum Sort: any = \"\", `self` = \"x\"\na / ?by: Sort = any",
        "a /{x: /^[a-z]+$/}/{y: /a|b/}",
        "a / -> Routes.Screen\nscreen /screen",
        "enum Kind: x, y\na / -> Kind with kind: Kind?",
        "a /a,b;c=d/(e)/$f/!/~/'/*x",
        "a /.well-known/x\nb /...\nc /x..y/{z}.",
        "a /a%20b",
        "item /i/{id: Int}\nalias /j/{id: Int} -> item\nalias /k/{id: Int} -> item",
        "rewrite \"a\" -> \"$url$$path$#query\\$\\$x ${0}\"\nrewrite \"(?<a1>x)\" -> \"${a1}$1\"",
    ])
    func passes(_ text: String) {
        #expect(check("routes 1\n" + text).output == "")
    }
}
