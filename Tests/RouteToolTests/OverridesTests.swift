import Foundation
import Testing

@testable import RouteTool

@Suite("overrides")
struct OverridesTests {
    let tool: ToolRun

    init() throws {
        tool = try ToolRun()
        try tool.write(
            """
            routes 1
            origin app shop:
            home /
            detail /items/{id: Int}
                   variants control, compact
            legacy /old/{id: Int}
            alert /alert/{message}
            """, to: "Shop.routes")
        try tool.write("routes 1\nnamespace Account\nprofile /profile/{user}\n", to: "Account.routes")
        try tool.write("routes 1 part\nhelp /help\n", to: "help.routes")
        try tool.write(
            """
            {
              "version": 1,
              "routes": {
                "detail": { "experiment": { "key": "cards", "hashVersion": 2, "weights": { "compact": 1 } } },
                "legacy": { "disabled": true, "instead": "/alert/gone" },
                "alert": { "redirect": "/items/42" }
              }
            }
            """, to: "good.json")
        try tool.write(
            """
            {
              "version": 1,
              "routes": {
                "detial": { "disabled": true },
                "legacy": { "disabled": 1, "redirect": "/nowhere" }
              }
            }
            """, to: "bad.json")
    }

    @Test("a document that is right")
    func right() {
        #expect(tool.run(["check", "@/Shop.routes", "--overrides", "@/good.json"]) == .success)
        #expect(tool.diagnostics == "")
    }

    @Test("every problem at its line and column, unknown names among them")
    func wrong() {
        #expect(
            tool.run(["check", "@/Shop.routes", "--overrides", "@/bad.json", "--overrides", "@/none.json"]) == .findings
        )
        #expect(
            tool.diagnostics == """
                @/bad.json:4:5: error: routes.detial: this build has no route 'detial'
                @/bad.json:5:29: error: routes.legacy.disabled: must be true or false, but is 1
                @/bad.json:5:44: error: routes.legacy.redirect: this build does not take this address: no route takes \
                this URL
                @/none.json:1:1: error: there is no such file

                """)
    }

    @Test("text that is no JSON, and a folder")
    func noJSON() throws {
        try tool.write("{\n  \"version\": 1,\n}", to: "text.json")
        #expect(tool.run(["check", "@/Shop.routes", "--overrides", "@/text.json", "--overrides", "@"]) == .findings)
        #expect(tool.diagnostics.contains("@/text.json:3:1: error: this is no JSON: a key in '\"' should stand here\n"))
        #expect(tool.diagnostics.contains("@:1:1: error: this is no file that can be read\n"))
    }

    @Test("of several manifests the one that the document fits best counts")
    func several() throws {
        let routes = #""detial": {"disabled": true}, "legacy": {"disabled": true}, "alert": {"disabled": true}"#
        try tool.write("{\"version\": 1, \"routes\": {\(routes)}}", to: "typo.json")
        #expect(tool.run(["check", "@/Account.routes", "@/Shop.routes", "--overrides", "@/good.json"]) == .success)
        #expect(tool.run(["check", "@/Account.routes", "@/Shop.routes", "--overrides", "@/typo.json"]) == .findings)
        #expect(tool.diagnostics == "@/typo.json:1:27: error: routes.detial: this build has no route 'detial'\n")
    }

    @Test("a part alone has no table")
    func part() {
        #expect(tool.run(["check", "@/help.routes", "--overrides", "@/good.json"]) == .findings)
        #expect(tool.diagnostics == "@/good.json:1:1: error: a part has no table; give the manifest that includes it\n")
    }

    @Test("URLs as they are under a document")
    func explain() {
        let arguments = ["explain", "--manifest", "@/Shop.routes", "--overrides", "@/good.json", "--unit", "u"]
        #expect(tool.run(arguments + ["/old/7", "/items/1", "/"]) == .success)
        let place = "(\(tool.path("Shop.routes"))"
        #expect(
            tool.output.replacingOccurrences(of: place, with: "(@") == """
                /old/7
                  legacy  /old/{id: Int}  switched off, so instead:
                  alert  /alert/{message}  redirected, so instead:
                  detail  /items/{id: Int}  (@:4)
                  variant: compact (experiment 'cards')
                  id: 42
                  path: /items/42
                /items/1
                  detail  /items/{id: Int}  (@:4)
                  variant: compact (experiment 'cards')
                  id: 1
                /
                  home  /  (@:3)

                """)
        #expect(tool.run(arguments + ["--json", "/old/7"]) == .success)
        #expect(
            tool.output
                == #"{"url":"/old/7","route":"detail","parameters":{"id":42},"path":"/items/42","#
                + #""redirected":["legacy","alert"],"variant":"compact"}"# + "\n")
    }

    @Test("a document's rules, then the manifest's")
    func rewritten() throws {
        try tool.write(
            #"{"version": 1, "rewrites": [{"match": "^https://blog.example/(.*)", "to": "/alert/$$1"}]}"#,
            to: "rules.json")
        try tool.write(
            """
            routes 1
            origin app shop:
            alert /alert/{message}
            rewrite "^https://(?:blog|old)[.]example/(.*)" -> "/alert/manifest-$$1"
            """, to: "Rules.routes")
        let arguments = ["explain", "--manifest", "@/Rules.routes", "--overrides", "@/rules.json", "--json"]
        #expect(tool.run(arguments + ["https://blog.example/a b", "https://old.example/c"]) == .success)
        #expect(
            tool.output
                == #"{"url":"https://blog.example/a b","route":"alert","parameters":{"message":"a b"},"#
                + #""path":"/alert/a%20b","rewritten":"/alert/a%20b"}"# + "\n"
                + #"{"url":"https://old.example/c","route":"alert","parameters":{"message":"manifest-c"},"#
                + #""path":"/alert/manifest-c","rewritten":"/alert/manifest-c"}"# + "\n")
    }

    @Test("a closed route is a finding; an unknown name is a warning")
    func closed() throws {
        try tool.write(
            #"{"version": 1, "routes": {"legacy": {"disabled": true}, "wishlist": {"disabled": true}}}"#,
            to: "closed.json")
        let arguments = ["explain", "--manifest", "@/Shop.routes", "--overrides", "@/closed.json", "--json"]
        #expect(tool.run(arguments + ["/old/7"]) == .findings)
        #expect(
            tool.output
                == #"{"url":"/old/7","error":"disabled","#
                + #""message":"the route is switched off (nearest route: /old/{id: Int})"}"# + "\n")
        #expect(
            tool.diagnostics == "@/closed.json:1:57: warning: routes.wishlist: this build has no route 'wishlist'\n")
    }

    @Test(
        "why somebody sees the first variant",
        arguments: [
            (#""experiment": {"key": "k"}"#, [], "the first; experiment 'k' needs a '--unit'"),
            (
                #""experiment": {"key": "k", "coverage": 0}"#, ["--unit", "u"],
                "the first; 'u' takes no part in experiment 'k'"
            ),
            (#""force": "control""#, [], "forced by the document"),
            ("", ["--unit", "u"], "the first"),
        ])
    func firstVariant(_ override: String, _ unit: [String], _ reason: String) throws {
        try tool.write("{\"version\": 1, \"routes\": {\"detail\": {\(override)}}}", to: "some.json")
        #expect(
            tool.run(["explain", "--manifest", "@/Shop.routes", "--overrides", "@/some.json"] + unit + ["/items/1"])
                == .success)
        #expect(tool.output.contains("  variant: control (\(reason))\n"))
    }

    @Test("nothing is explained under a document that is wrong")
    func refused() {
        #expect(
            tool.run(["explain", "--manifest", "@/Shop.routes", "--overrides", "@/bad.json", "/"]) == .findings)
        #expect(tool.output == "")
        #expect(tool.diagnostics.contains("routes.legacy.disabled"))
        // The route that is not there is unknown, not wrong.
        #expect(!tool.diagnostics.contains("detial"))
    }
}
