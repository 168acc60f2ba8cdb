import Foundation
import ShopRoutes
import Switchyard
import SwitchyardFoundation
import Testing

/// The files about overrides that the repository carries.
struct SchemaTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("RouteManifests")

    private static func file(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }

    @Test("the sample document is right for the shop, and all of it is known")
    func sample() throws {
        let document = try Self.file("ShopRoutes/Shop.overrides.json")
        let overrides = try Overrides(json: document, for: Routes.self, unknown: .refuse)
        #expect(overrides.revision == "2026-11-30.2")
        #expect(overrides.content.rewriter.rules.count == 1)
        #expect(overrides.content.routes.count == 4)
    }

    @Test("the schema has the keys that the check knows")
    func keys() throws {
        let schema = try JSONReader.read([UInt8](Self.file("overrides.schema.json")))
        let definitions = try #require(schema["definitions"])
        #expect(schema["properties"]?.keys == OverridesCheck.Keys.document)
        #expect(definitions["rewrite"]?["properties"]?.keys == OverridesCheck.Keys.rewrite)
        #expect(definitions["route"]?["properties"]?.keys == OverridesCheck.Keys.route)
        #expect(definitions["experiment"]?["properties"]?.keys == OverridesCheck.Keys.experiment)
        #expect(definitions["namespace"]?["properties"]?.keys == OverridesCheck.Keys.namespace)
    }

    @Test("every object of the schema refuses unknown keys, and every reference leads somewhere")
    func closed() throws {
        let schema = try JSONReader.read([UInt8](Self.file("overrides.schema.json")))
        let definitions = try #require(schema["definitions"])
        var references = 0
        func visit(_ value: DocumentValue) {
            switch value.content {
            case .object(let members):
                if case .object? = value["properties"]?.content, value["type"] != nil {
                    guard case .bool(false)? = value["additionalProperties"]?.content else {
                        Issue.record("an object is open: \(value.keys)")
                        return
                    }
                }
                if case .string(let reference)? = value["$ref"]?.content {
                    references += 1
                    #expect(definitions[String(reference.dropFirst("#/definitions/".count))] != nil, "\(reference)")
                }
                for member in members { visit(member.value) }
            case .array(let elements):
                for element in elements { visit(element) }
            default: break
            }
        }
        visit(schema)
        #expect(references > 5)
    }
}

extension DocumentValue {
    fileprivate var keys: [String] {
        guard case .object(let members) = content else { return [] }
        return members.map(\.key)
    }

    fileprivate subscript(key: String) -> DocumentValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }
}
