import Testing

/// An app that imports several modules of routes: the same names of routes in each, the same namespace in two.
@Suite(.serialized) struct RouteModuleTests {
    @Test(arguments: LanguageMode.all)
    func areUsedTogether(in mode: LanguageMode) throws {
        let compiler = try Compiler()
        try compileRouteModules(compiler, in: mode)
        #expect(try compiler.compile("App", [compiler.write(app, to: "App.swift")], in: mode) == "")
        try compiler.removeFolder()
    }

    @Test func areCheckedInUse() throws {
        let compiler = try Compiler()
        try compileRouteModules(compiler, in: .swift6)
        let misuses = [
            ("Account.old(id: 1)", "is deprecated: use 'detail'"),
            ("Account.Old(id: 1)", "is deprecated: use 'detail'"),
            ("Shop.home", "ambiguous"),
            ("{ switch Account.home { case .home: break } }()", "must be exhaustive"),
        ]
        for (number, (expression, message)) in misuses.enumerated() {
            let text = "import AccountLinks\nimport OldLinks\nimport ShopLinks\nfunc use() { _ = \(expression) }\n"
            let file = try compiler.write(text, to: "Use\(number).swift")
            #expect(try compiler.compile("Use\(number)", [file], in: .swift6).contains(message))
        }
        try compiler.removeFolder()
    }

    private func compileRouteModules(_ compiler: Compiler, in mode: LanguageMode) throws {
        for (module, namespace) in [("ShopLinks", "Shop"), ("AccountLinks", "Account"), ("OldLinks", "Shop")] {
            let file = try compiler.write(emitRoutes(manifest(namespace)), to: "\(module).swift")
            #expect(try compiler.compile(module, [file], in: mode) == "")
        }
    }

    private func manifest(_ namespace: String) -> String {
        """
        routes 1
        namespace \(namespace)
        access public
        origin app \(namespace.lowercased()):
        enum Sort: newest, price
        home   /
        detail /items/{id: Int}.{ext: png|jpg}  ?sort: Sort = price  variants control, compact  with note: String?
        month  /news/{month: Int(1...12)}
        old    /old/{id: Int}  deprecated "use 'detail'"
        group help /help {
            topic /{name}
        }
        """
    }

    private let app = """
        import AccountLinks
        import OldLinks
        import ShopLinks
        import Switchyard

        func title(of url: String) -> String {
            switch ShopLinks.Shop.match(url) {
            case .home?: return "shop"
            case .detail(let detail)?: return "\\(detail.id) \\(detail.ext.rawValue) \\(detail.sort) \\(detail.note ?? "")"
            case .month(let month)?: return month.path
            case .old(let old)?: return old.url(.app)
            case .help(.topic(let topic))?: return topic.name
            case nil: return Account.identify(url)?.rawValue ?? OldLinks.Shop.identify(url)?.pattern ?? ""
            }
        }

        func routes() throws -> [any RouteTable] {
            [
                ShopLinks.Shop.home, Account.home, OldLinks.Shop.home,
                ShopLinks.Shop.detail(id: 1, ext: .png, sort: .newest), Account.detail(id: 1, ext: .jpg, note: "x"),
                try OldLinks.Shop.month(month: 1), try Account(url: "account://help/x"), Account.help(.topic(name: "x")),
            ]
        }

        nonisolated func path(of route: some Route) -> String { route.path }

        @MainActor func show(_ detail: Account.Detail) async -> (String, Bool) {
            await Task.detached { (path(of: detail), detail == Account.Detail(id: 1, ext: .png)) }.value
        }
        """
}
