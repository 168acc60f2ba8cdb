import Foundation
import Switchyard
import Testing

/// Every route of the goldens as a value and as the path that it builds.
@Suite struct BuildingTests {
    @Test(arguments: BuildingCase.all)
    func buildsItsPath(_ row: BuildingCase) {
        #expect(row.route.path == row.path)
        #expect(row.route.description == row.path)
    }

    @Test(arguments: BuildingCase.all)
    func isReadBack(_ row: BuildingCase) {
        expectReadBack(row.route, row.path)
    }

    @Test(arguments: BuildingCase.all)
    func survivesCoding(_ row: BuildingCase) throws {
        try expectCoding(row.route)
    }

    @Test(arguments: BuildingCase.all)
    func isHashedByItsValue(_ row: BuildingCase) {
        expectHashing(row.route, row.path)
    }

    private func expectReadBack<Table: RouteTable>(_ route: Table, _ path: String) {
        #expect(Table.match(path) == route)
        #expect(Table.match(Substring(path)) == route)
        #expect(Table.identify(path) == route.id)
        #expect((try? Table(url: path)) == route)
        #expect(Table.Root.match(path)?.id == route.id)
    }

    private func expectCoding<Table: RouteTable>(_ route: Table) throws {
        let data = try JSONEncoder().encode(route)
        #expect(try JSONDecoder().decode(Table.self, from: data) == route)
        #expect(try JSONDecoder().decode(String.self, from: data) == "\(route.id.rawValue) \(route.path)")
    }

    private func expectHashing<Table: RouteTable>(_ route: Table, _ path: String) {
        var routes: Set<Table> = [route]
        let (isNew, member) = routes.insert(Table.match(path) ?? route)
        #expect(!isNew)
        #expect(member.hashValue == route.hashValue)
    }
}

/// A route of any golden and its path.
struct BuildingCase: Sendable, CustomTestStringConvertible {
    let route: any RouteTable
    let path: String

    init(_ route: any RouteTable, _ path: String) {
        self.route = route
        self.path = path
    }

    var testDescription: String { "\(type(of: route)) \(path)" }
}
