import Foundation
import Switchyard
import SwitchyardFoundation

@testable import GoldenRoutes

extension BuildingCase {
    static let all: [BuildingCase] = {
        do {
            return try patterns + constraints + queries + namespaces + authors + names + deprecated.cases
        } catch {
            return [BuildingCase(Plain.home, "\(error)")]
        }
    }()

    private static let id = UUID(uuidString: "123e4567-e89b-12d3-a456-426614174000") ?? UUID()
    private static let otherID = UUID(uuidString: "00000000-0000-0000-0000-0000000000FF") ?? UUID()

    private static let patterns = [
        BuildingCase(Plain.home, "/"),
        BuildingCase(Plain.about, "/about/us"),
        BuildingCase(Plain.user(name: "a b/c?d#e%f+g"), "/users/a%20b%2Fc%3Fd%23e%25f%2Bg"),
        BuildingCase(Plain.user(name: "日本"), "/users/%E6%97%A5%E6%9C%AC"),
        BuildingCase(Plain.item(id: -42), "/items/-42"),
        BuildingCase(
            Plain.measure(byte: 255, offset: -32768, ratio: -1.25, exact: 0.5, isOn: true),
            "/measures/255/-32768/-1.25/0.5/true"),
        BuildingCase(Single.only, "/only"),
        BuildingCase(Segments.version(major: 1, minor: 0, patch: 12), "/v1.0.12"),
        BuildingCase(Segments.account(name: "@me"), "/%40%40me"),
        BuildingCase(Segments.span(from: -3, to: 4), "/spans/-3..4"),
        BuildingCase(Segments.file(id: 7, ext: "tar.gz"), "/blobs/7.tar.gz"),
        BuildingCase(Segments.report(year: 2026), "/report-2026.pdf"),
        BuildingCase(Tails.archive(), "/archive"),
        BuildingCase(Tails.archive(year: 2026), "/archive/2026"),
        BuildingCase(Tails.archive(year: 2026, month: 2), "/archive/2026/2"),
        BuildingCase(Strict.plain, "/plain"),
        BuildingCase(Strict.folder, "/plain/"),
        BuildingCase(Strict.page(name: "a", number: 2), "/pages/a?number=2"),
        BuildingCase(Folding.about, "/About/Us"),
        BuildingCase(Folding.search(text: "A+b", q: "a + b"), "/Search/A%2Bb?q=a%20%2B%20b"),
    ]

    private static var constraints: [BuildingCase] {
        get throws(RouteError) {
            [
                BuildingCase(try Constraints.order(code: "AB123456"), "/orders/AB123456"),
                BuildingCase(try Constraints.month(year: 1900), "/news/1900"),
                BuildingCase(try Constraints.month(year: 2100, month: 12), "/news/2100/12"),
                BuildingCase(try Constraints.name(name: "åß"), "/names/%C3%A5%C3%9F"),
                BuildingCase(try Constraints.offset(value: -5), "/offsets/-5"),
                BuildingCase(try Constraints.filtered(), "/filtered"),
                BuildingCase(
                    try Constraints.filtered(limit: 1, digit: [1, 9], zip: "01067", code: "abc"),
                    "/filtered?limit=1&digit=1&digit=9&zip=01067&code=abc"),
                BuildingCase(try Tails.files(file: ["a", "b/c", "d e"]), "/files/a/b%2Fc/d%20e"),
                BuildingCase(try Tails.numbers(number: [1, -2]), "/numbers/1/-2"),
                BuildingCase(try Tails.help(), "/help"),
                BuildingCase(try Tails.help(topic: ["a", "b"]), "/help/a/b"),
                BuildingCase(try Includes.help(.article(slug: "a b")), "/help/a%20b"),
                BuildingCase(try Includes.faq(.article(language: "de", slug: "x")), "/faq/de/x"),
                BuildingCase(try Keywords.values(values: "123456789", writer: 1), "/values/123456789/1"),
            ]
        }
    }

    private static let queries = [
        BuildingCase(Queries.required(q: "", count: 0), "/required?q=&count=0"),
        BuildingCase(Queries.required(q: "a&b=c", count: 1), "/required?q=a%26b%3Dc&count=1"),
        BuildingCase(Queries.optional(), "/optional"),
        BuildingCase(Queries.optional(text: "", number: 1, flag: false), "/optional?text=&number=1&flag=false"),
        BuildingCase(Queries.repeated(), "/repeated"),
        BuildingCase(
            Queries.repeated(tag: ["b", "", "a"], number: [2, 1]), "/repeated?tag=b&tag=&tag=a&number=2&number=1"),
        BuildingCase(Queries.defaulted(page: 1, ratio: -0.5, name: "me", isOn: true), "/defaulted"),
        BuildingCase(
            Queries.defaulted(page: 2, ratio: 0.5, name: "you", isOn: false),
            "/defaulted?page=2&ratio=0.5&name=you&isOn=false"),
        BuildingCase(Queries.map, "/fixed?mode=map"),
        BuildingCase(Queries.list(page: 3), "/fixed?mode=list&page=3"),
        BuildingCase(Queries.renamed(source: "x", odd: "y"), "/renamed?utm-source=x&a%20b%26c=y"),
        BuildingCase(Queries.flags(isOn: true, isOff: true), "/flags?isOn=true&isOff=true"),
        BuildingCase(Queries.fragment(part: "a#b"), "/fragment#a%23b"),
        BuildingCase(Queries.fragment(part: ""), "/fragment#"),
        BuildingCase(Queries.mixed(id: 1, ref: "r", part: 2), "/mixed/1?ref=r#2"),
        BuildingCase(Identifiers.profile(id: id), "/users/123e4567-e89b-12d3-a456-426614174000"),
        BuildingCase(Identifiers.friends(), "/friends"),
        BuildingCase(Identifiers.friends(owner: id), "/friends"),
        BuildingCase(
            Identifiers.friends(with: [otherID], from: id, owner: otherID),
            "/friends?with=00000000-0000-0000-0000-0000000000ff&from=123e4567-e89b-12d3-a456-426614174000"
                + "&owner=00000000-0000-0000-0000-0000000000ff"),
    ]

    private static let namespaces = [
        BuildingCase(Groups.home, "/"),
        BuildingCase(Groups.shop(.front), "/shop"),
        BuildingCase(Groups.Shop.cart, "/shop/cart"),
        BuildingCase(Groups.shop(.till(.receipt(number: 3))), "/shop/tills/3/receipt"),
        BuildingCase(Groups.Shop.Till.line(number: 3, index: 4, note: "n"), "/shop/tills/3/lines/4?note=n"),
        BuildingCase(Groups.team(.overview(team: "red")), "/teams/red"),
        BuildingCase(Groups.team(.member(team: "red", id: 1)), "/teams/red/members/1"),
        BuildingCase(Groups.legal(.terms), "/terms"),
        BuildingCase(Groups.legal(.imprint(country: "DE")), "/imprint/DE"),
        BuildingCase(Origins.home, "/"),
        BuildingCase(Origins.account(.password), "/account/password"),
        BuildingCase(Includes.detail(id: 1, ref: "mail"), "/items/1?ref=mail"),
        BuildingCase(Includes.help(.index), "/help"),
        BuildingCase(Includes.faq(.index(language: "de")), "/faq/de"),
        BuildingCase(InternalAccess.home, "/"),
        BuildingCase(InternalAccess.detail(id: 1, ext: .png, sort: .newest), "/items/1.png?sort=newest"),
        BuildingCase(InternalAccess.shop(.cart), "/shop/cart"),
        BuildingCase(PackageAccess.detail(id: 1, ext: .jpg), "/items/1.jpg"),
        BuildingCase(PackageAccess.user(id: id), "/users/123e4567-e89b-12d3-a456-426614174000"),
    ]

    private static let authors =
        [
            BuildingCase(Choices.photo(id: 1, ext: .jpg), "/photos/1.jpg"),
            BuildingCase(Choices.sorted(by: .price), "/sorted/price-asc"),
            BuildingCase(
                Choices.sorted(by: .newest, then: .price, also: [.newest, .price], first: .newest),
                "/sorted/newest?then=price-asc&also=newest&also=price-asc&first=newest"),
            BuildingCase(Choices.ranked(size: .small), "/ranked?size=small"),
            BuildingCase(Choices.ranked(order: .down, size: .large), "/ranked?order=down&size=large"),
            BuildingCase(OwnTypes.tinted(color: .green), "/things/green"),
            BuildingCase(OwnTypes.thing(name: "blue"), "/things/blue"),
            BuildingCase(OwnTypes.dated(id: 1), "/dated/1"),
            BuildingCase(Clauses.detail(id: 1, ref: "r"), "/items/1?ref=r"),
            BuildingCase(Clauses.home, "/"),
            BuildingCase(Clauses.upload(), "/upload"),
            BuildingCase(Clauses.bar, "/bar"),
            BuildingCase(Clauses.pair(first: "y"), "/pairs/y/x"),
            BuildingCase(Clauses.twin(second: "x"), "/pairs/x/x"),
            BuildingCase(Clauses.gone, "/gone"),
        ]
        + ["AB1234", "ZZ0000"].compactMap(StockKeepingUnit.init(routeText:)).flatMap { unit in
            [
                BuildingCase(OwnTypes.stock(sku: unit), "/stock/\(unit.routeText)"),
                BuildingCase(
                    OwnTypes.stock(sku: unit, tint: .red, other: [unit], base: .green),
                    "/stock/\(unit.routeText)?tint=red&other=\(unit.routeText)&base=green"),
            ]
        }

    private static let names = [
        BuildingCase(Keywords.class(func: "f", default: 1), "/class/f/1"),
        BuildingCase(Keywords.import(), "/import"),
        BuildingCase(
            Keywords.import(in: .default, var: [true, false], let: 1), "/import?in=default&var=true&var=false&let=1"),
        BuildingCase(Keywords.int(string: 1), "/int/1"),
        BuildingCase(Keywords.string(int: "1"), "/string/1"),
        BuildingCase(Keywords.bool(double: true), "/bool?double=true"),
        BuildingCase(Keywords.optional(some: 1), "/optional?some=1"),
        BuildingCase(Keywords.result, "/result"),
        BuildingCase(Keywords.route(route: 1), "/route/1"),
        BuildingCase(Keywords.async, "/async"),
        BuildingCase(Keywords.open(is: .nil, `inout`: 1), "/open/nil?inout=1"),
        BuildingCase(Keywords.case(throws: 1), "/case"),
        BuildingCase(Keywords.group, "/group"),
        BuildingCase(Keywords.default(.switch), "/default/switch"),
        BuildingCase(Keywords.Default.return(return: 1), "/default/return/1"),
        BuildingCase(Texts.größe(größe: 1), "/gr%C3%B6%C3%9Fe/1"),
        BuildingCase(Texts.größe(größe: 1, naïve: "ça va? \"oui\" \\ 🚀"), "/gr%C3%B6%C3%9Fe/1"),
        BuildingCase(Texts.größe(größe: 1, naïve: "🚀"), "/gr%C3%B6%C3%9Fe/1?na%C3%AFve=%F0%9F%9A%80"),
        BuildingCase(Texts.tokyo(駅: "上野"), "/%E6%9D%B1%E4%BA%AC/%E4%B8%8A%E9%87%8E"),
        BuildingCase(
            Texts.signs(x: "\u{301}", y: .d, key: .unicode),
            "/a%20b/%CC%81.d?%D0%BA%D0%BB%D1%8E%D1%87%20%221%22=%C3%A9"),
        BuildingCase(
            Texts.signs(x: "x", y: .c, key: .backslash), "/a%20b/x.c?%D0%BA%D0%BB%D1%8E%D1%87%20%221%22=a%5Cb"),
        BuildingCase(Texts.quoted, "/quoted?mode=%22%5C%280%29%23"),
    ]

    /// Seen through a protocol, so that using what is deprecated does not warn here.
    private static var deprecated: any DeprecatedCases.Type { Deprecated.self }
}

private protocol DeprecatedCases {
    static var cases: [BuildingCase] { get }
}

private enum Deprecated: DeprecatedCases {
    @available(*, deprecated)
    static var cases: [BuildingCase] {
        [
            BuildingCase(Clauses.old(id: 1), "/old/1"),
            BuildingCase(Clauses.secret(.note(number: 1)), "/secret/notes/1"),
            BuildingCase(Clauses.old(Clauses.Old(id: 2)), "/old/2"),
        ]
    }
}
