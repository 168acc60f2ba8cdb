import Foundation
import Switchyard
import SwitchyardFoundation
import Testing

/// One document for two versions of an app: the older one takes what it knows and reports the rest.
struct VersionsTests {
    static let document = Data(
        """
        {
          "version": 1, "revision": "12",
          "routes": {
            "detail": { "experiment": { "key": "cards", "weights": { "control": 0.4, "compact": 0.4, "mini": 0.2 } } },
            "sale": { "force": "loud" },
            "legacy": { "disabled": true, "instead": "/promo" },
            "alert": { "redirect": "/items/42" },
            "shop.cart": { "disabled": true }
          }
        }
        """.utf8)

    @Test("the newest version knows all")
    func new() throws {
        let overrides = try Overrides(json: Self.document, for: NewApp.self, unknown: .refuse)
        #expect(overrides.revision == "12")
        #expect(overrides.skipped.isEmpty)
        #expect(overrides.content.routes.count == 5)
        #expect(overrides.target(ofRoute: NewApp.Legacy._route) == .promo)
    }

    @Test("the old version takes what it knows")
    func old() throws {
        let overrides = try Overrides(json: Self.document, for: OldApp.self)
        #expect(overrides.revision == "12")
        #expect(
            overrides.skipped.map(\.description) == [
                "routes.detail.experiment.weights.mini: this build's route 'detail' has no variant 'mini'",
                "routes.sale.force: this build's route 'sale' has no variant 'loud'",
                "routes.legacy.instead: this build does not take this address: no route takes this URL",
                "routes.shop.cart: this build has no route 'shop.cart'",
            ])
        let legacy = overrides.content.routes[OldApp.Legacy._route]
        #expect(legacy?.isDisabled == true)
        #expect(overrides.target(ofRoute: OldApp.Legacy._route) == nil)
        #expect(overrides.target(ofRoute: OldApp.Alert._route) == .detail(id: 42))
        #expect(overrides.content.routes[OldApp.Detail._route]?.experiment == nil)
    }

    @Test("a decoder of any kind reads the same document")
    func decoder() throws {
        let overrides = try JSONDecoder().decode(Overrides<OldApp>.self, from: Self.document)
        #expect(overrides.skipped.count == 4)
        #expect(overrides.skipped.allSatisfy { $0.line == nil })
        let list: [String: Any] = ["version": 1, "routes": ["legacy": ["disabled": true]]]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let read = try PropertyListDecoder().decode(Overrides<OldApp>.self, from: data)
        #expect(read.content.routes[OldApp.Legacy._route]?.isDisabled == true)
    }

    @Test("a group takes what leads into it")
    func group() throws {
        let text =
            #"{"version": 1, "routes": {"shop.cart": {"redirect": "/shop/checkout/1"}, "promo": {"redirect": "/"}}}"#
        let overrides = try Overrides(json: Data(text.utf8), for: NewApp.Shop.self)
        #expect(overrides.target(ofRoute: NewApp.Shop.Cart._route) == .checkout(step: 1))
        #expect(overrides.skipped.map(\.place) == ["routes.promo.redirect"])
    }

    static let revisions: [(String?, String?)] = [
        (nil, ""), ("", "1"), ("1", "2"), ("9", "10"), ("2026-11-30.2", "2026-11-30.10"), ("2026-11-30", "2026-12-01"),
        ("2026-11-30", "2026-11-30.1"), ("a", "b"), ("a9", "b1"), ("v1.9.9", "v1.10"),
        ("99999999999999999999", "100000000000000000000"),
        ("1-a", "1-b"), ("x", "x1"), ("007", "8"), ("A", "a"), ("1", "x"),
    ]

    @Test("which revision is older", arguments: revisions)
    func revision(_ older: String?, _ newer: String?) {
        #expect(OverridesRevision(older) < OverridesRevision(newer))
        #expect(!(OverridesRevision(newer) < OverridesRevision(older)))
        #expect(OverridesRevision(newer) == OverridesRevision(newer))
    }

    @Test("leading zeros make no revision older")
    func zeros() {
        #expect(OverridesRevision("2026-01-01") == OverridesRevision("2026-1-1"))
    }
}
