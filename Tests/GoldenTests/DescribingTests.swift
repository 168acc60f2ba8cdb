import Switchyard
import Testing

@testable import GoldenRoutes

/// What a generated table says of itself.
@Suite struct DescribingTests {
    @Test(arguments: tables)
    func hasAnIDForEveryPattern(_ table: any RouteTable.Type) {
        expectIDs(of: table)
    }

    private static let tables: [any RouteTable.Type] = [
        Plain.self, Empty.self, Single.self, Groups.self, Queries.self, Choices.self, Constraints.self, Tails.self,
        Segments.self, Origins.self, OwnTypes.self, Clauses.self, Keywords.self, Texts.self, Strict.self, Folding.self,
        Includes.self, Identifiers.self, InternalAccess.self, PackageAccess.self,
    ]

    private func expectIDs<Table: RouteTable>(of table: Table.Type) {
        let patterns = table.allPatterns
        #expect(patterns.map(\.id) == Array(Table.ID.allCases))
        for pattern in patterns {
            #expect(pattern.pattern == pattern.id.pattern)
            #expect(Table.ID(rawValue: pattern.id.rawValue) == pattern.id)
            #expect(pattern.file == "\(table).routes" || pattern.file == "help.routes")
        }
    }

    @Test func namesRoutes() {
        #expect(
            Groups.ID.allCases.map(\.rawValue) == [
                "home", "shop.front", "shop.cart", "shop.till.receipt", "shop.till.line", "team.overview",
                "team.member",
                "legal.terms", "legal.imprint",
            ])
        #expect(Groups.ID.shopTillLine.pattern == "/shop/tills/{number: Int}/lines/{index: Int}")
        #expect(Groups.Shop.till(.receipt(number: 1)).id == .shopTillReceipt)
        #expect(Groups.Shop.Till.allPatterns.map(\.id) == [.shopTillReceipt, .shopTillLine])
        #expect(Keywords.ID.import.rawValue == "import")
        #expect(Texts.ID.größe.pattern == "/größe/{größe: Int}")
    }

    @Test func describesRoutes() throws {
        let user = try #require(Plain.allPatterns.first { $0.id == .user })
        #expect(user.documentation == "Somebody's profile.\n\nThe name is any text.")
        #expect(user.line == 11)
        #expect(user.parameters.map(\.name) == ["name"])

        let mixed = try #require(Queries.allPatterns.first { $0.id == .mixed })
        #expect(mixed.parameters.map(\.name) == ["id", "ref", "part"])
        #expect(mixed.parameters.map(\.source) == [.path, .query, .fragment])
        #expect(mixed.parameters.map(\.isRequired) == [true, false, false])

        let size = try #require(Texts.allPatterns.first { $0.id == .größe })
        #expect(
            size.documentation
                == #"Quotes "here", a back\slash, \(no) interpolation, a `tick`, /* no comment */ and 日本語 🚀."#)
    }

    @Test func hasVariantsAndOutputs() {
        #expect(Clauses.Detail.Variant.allCases == [.control, .compact])
        #expect(Clauses.Home.Variant.allCases.map(\.rawValue) == ["plain", "fancy"])
        #expect(Keywords.Async.Variant.allCases == [.default, .await])
        #expect(Clauses.Detail.Output.self == ItemScreen.self)
        #expect(Clauses.Upload.Output.self == [ItemPreview].self)
        #expect(Clauses.Bar.Output.self == ItemPreview?.self)
        #expect(Clauses.Pair.Output.self == Void.self)
        #expect(Clauses.Pair.Variant.self == NoVariant.self)
    }

    @Test func hasOrigins() {
        #expect(Origins.Origin.allCases == [.app, .web, .local])
        #expect(Plain.Origin.self == NoOrigin.self)
        #expect(Origins.Account.Origin.self == Origins.Origin.self)
    }

    @Test(arguments: [
        (Choices.Sort.newest as any RouteParameter, "newest"), (Choices.Sort.price, "price-asc"),
        (Choices.Photo.Ext.png, "png"), (Choices.Ranked.Size.large, "large"), (Keywords.Direction.in, "in"),
        (Keywords.Open.Is.nil, "nil"), (Texts.Sign.quote, "\""), (Texts.Sign.backslash, "a\\b"),
        (Texts.Sign.space, "a b"), (Texts.Sign.unicode, "\u{E9}"),
    ])
    func hasEnums(_ value: any RouteParameter, _ text: String) {
        #expect(value.routeText == text)
        #expect(type(of: value).init(routeText: text)?.routeText == text)
        #expect(type(of: value).init(routeText: text + "x") == nil)
    }

    /// The compiler checks that nothing is missing here.
    @Test(arguments: [
        (Groups.home, "home"), (.shop(.cart), "cart"), (.shop(.till(.line(number: 1, index: 2))), "line 2 of till 1"),
        (.team(.member(team: "red", id: 7)), "7 of red"), (.legal(.terms), "terms"),
    ])
    func switchesOverEverything(_ route: Groups, _ name: String) {
        let found: String
        switch route {
        case .home: found = "home"
        case .shop(let shop):
            switch shop {
            case .front: found = "front"
            case .cart: found = "cart"
            case .till(.receipt(let receipt)): found = "receipt of till \(receipt.number)"
            case .till(.line(let line)): found = "line \(line.index) of till \(line.number)"
            }
        case .team(.overview(let team)): found = team.team
        case .team(.member(let member)): found = "\(member.id) of \(member.team)"
        case .legal(.terms): found = "terms"
        case .legal(.imprint(let imprint)): found = imprint.country
        }
        #expect(found == name)
    }
}
