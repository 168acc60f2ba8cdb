/// Documents that are right, and those that another build would know more of.
extension DocumentRows {
    static let empty = [
        DocumentRow(#"{"version": 1}"#, ""),
        DocumentRow(#"{"version": 1.0}"#, ""),
        DocumentRow("\u{FEFF}\r\n{ \"version\":1 }\r\n", ""),
        DocumentRow(#"{"version": 1, "revision": "2026-11-30.2"}"#, "revision 2026-11-30.2"),
        DocumentRow(#"{"version": 1, "rewrites": [], "routes": {}}"#, ""),
        DocumentRow(#"{"$schema": "overrides.schema.json", "version": 1}"#, ""),
        DocumentRow(#"{"routes": {"home": {}}, "version": 1}"#, ""),
    ]

    static let routes = [
        row(#""legacy": {"disabled": true}"#, "legacy disabled"),
        row(#""legacy": {"disabled": false}"#, ""),
        row(#""legacy": {"disabled": true, "instead": "/"}"#, "legacy disabled instead / (home)"),
        row(#""legacy": {"disabled": false, "instead": "/"}"#, ""),
        row(#""alert": {"redirect": "/items/42"}"#, "alert redirect /items/42 (detail)"),
        row(
            #""alert": {"redirect": "shop://items/42?ref=a%20b"}"#, "alert redirect shop://items/42?ref=a%20b (detail)"),
        row(
            #""alert": {"redirect": "https://shop.example.com/shop/cart"}"#,
            "alert redirect https://shop.example.com/shop/cart (shop.cart)"),
        row(#""alert": {"redirect": "/shop/cart", "disabled": false}"#, "alert redirect /shop/cart (shop.cart)"),
        row(#""shop.cart": {"disabled": true, "instead": "/sale"}"#, "shop.cart disabled instead /sale (sale)"),
        row(
            #""alert": {"redirect": "/legal\u002f"}, "legacy": {"disabled": true}"#,
            """
            legacy disabled
            skipped routes.alert.redirect: this build does not take this address: no route takes this URL
            """),
        // A chain, as long as a router follows, and on to one that is closed.
        row(chain(0..<8), (0..<8).map { "hop\($0) redirect /hops/\($0 + 1) (hop\($0 + 1))" }.joined(separator: "\n")),
        row(
            #""hop0": {"redirect": "/hops/1"}, "hop1": {"disabled": true}"#,
            "hop0 redirect /hops/1 (hop1)\nhop1 disabled"),
        // A circle that is not in force.
        row(
            #""hop0": {"redirect": "/hops/1"}, "hop1": {"disabled": false, "instead": "/hops/0"}"#,
            "hop0 redirect /hops/1 (hop1)"),
    ]

    static let variants = [
        row(#""detail": {"force": "compact"}"#, "detail force compact"),
        row(#""detail": {"force": "mini", "disabled": true}"#, "detail disabled force mini"),
        experiment("{}", "detail v1 seed detail: control 0-0.333, compact 0.333-0.667, mini 0.667-1"),
        experiment(#"{"key": "k"}"#, "k v1 seed k: control 0-0.333, compact 0.333-0.667, mini 0.667-1"),
        experiment(
            #"{"key": "k", "seed": "s", "hashVersion": 2, "weights": {"control": 0.5, "compact": 0.25, "mini": 0.25}}"#,
            "k v2 seed s: control 0-0.5, compact 0.5-0.75, mini 0.75-1"),
        // Declared order counts, and a missing weight is 0.
        experiment(
            #"{"key": "k", "weights": {"mini": 0.75, "control": 0.25}}"#,
            "k v1 seed k: control 0-0.25, compact 0.25-0.25, mini 0.25-1"),
        experiment(
            #"{"key": "k", "coverage": 0.5, "weights": {"control": 0.5, "mini": 0.5}}"#,
            "k v1 seed k: control 0-0.25, compact 0.5-0.5, mini 0.5-0.75"),
        experiment(
            #"{"key": "k", "coverage": 0, "weights": {"control": 1}}"#,
            "k v1 seed k: control 0-0, compact 1-1, mini 1-1"),
        experiment(
            #"{"key": "k", "seed": "", "weights": {"control": 0.33, "compact": 0.33, "mini": 0.33}}"#,
            "k v1 seed : control 0-0.33, compact 0.33-0.66, mini 0.66-0.99"),
        experiment(
            #"{"key": "k", "weights": {"control": 1}, "namespace": {"id": "n", "from": 0.25, "to": 0.5}}"#,
            "k v1 seed k in n 0.25-0.5: control 0-1, compact 1-1, mini 1-1"),
        experiment(
            #"{"key": "k", "weights": {"control": 1}, "namespace": {"id": "n"}}"#,
            "k v1 seed k in n 0-1: control 0-1, compact 1-1, mini 1-1"),
        row(
            #""shop.cart": {"experiment": {"key": "日本", "weights": {"list": 0.5, "grid": 0.5}}}"#,
            "shop.cart experiment 日本 v1 seed 日本: list 0-0.5, grid 0.5-1"),
    ]

    static let unknown = [
        row(
            #""wishlist": {"disabled": true}, "legacy": {"disabled": true}"#,
            """
            legacy disabled
            skipped routes.wishlist: this build has no route 'wishlist'
            """),
        row(
            #""Detail": {}, "shop": {}, "": {}"#,
            """
            skipped routes.Detail: this build has no route 'Detail'
            skipped routes.shop: this build has no route 'shop'
            skipped routes.: this build has no route ''
            """),
        // A closed route stays closed where only the address in its place is unknown.
        row(
            #""legacy": {"disabled": true, "instead": "/wishlist"}"#,
            """
            legacy disabled
            skipped routes.legacy.instead: this build does not take this address: no route takes this URL
            """),
        row(
            #""legacy": {"redirect": "/items/forty"}"#,
            """
            skipped routes.legacy.redirect: this build does not take this address: 'id' must be Int, but is "forty" \
            (nearest route: /items/{id: Int})
            """),
        row(
            #""legacy": {"redirect": "/even/3"}, "alert": {"redirect": "/even/4"}"#,
            """
            alert redirect /even/4 (even)
            skipped routes.legacy.redirect: this build does not take this address: 'number' must be Doubled, but is \
            "3" (nearest route: /even/{number: Doubled})
            """),
        row(
            #""detail": {"force": "huge", "disabled": true}"#,
            """
            detail disabled
            skipped routes.detail.force: this build's route 'detail' has no variant 'huge'
            """),
        row(
            #""home": {"force": "control"}"#,
            "skipped routes.home.force: this build's route 'home' has no variant 'control'"),
        row(
            #""home": {"experiment": {"key": "k"}}"#,
            "skipped routes.home.experiment: this build's route 'home' has no variants"),
        experimentSkipped(
            #"{"key": "k", "weights": {"control": 0.5, "huge": 0.25, "tiny": 0.25}}"#,
            """
            skipped routes.detail.experiment.weights.huge: this build's route 'detail' has no variant 'huge'
            skipped routes.detail.experiment.weights.tiny: this build's route 'detail' has no variant 'tiny'
            """),
        // What is wrong in itself is wrong in every build.
        row(
            #""wishlist": {"disabled": "yes", "redirect": "https://evil.example/"}"#,
            """
            ✗ routes.wishlist.disabled: must be true or false, but is "yes"
            ✗ routes.wishlist.redirect: must be an address of this app's own, but the URL's scheme or host is none of the \
            manifest's origins
            """),
    ]
}
