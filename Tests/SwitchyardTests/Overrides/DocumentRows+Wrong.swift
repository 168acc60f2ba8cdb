import Switchyard

/// Documents that are wrong.
extension DocumentRows {
    static let wrong = [
        DocumentRow("", "✗ line 1, column 1: this is no JSON: the text ends where a value should stand"),
        DocumentRow("{\"version\": 1", "✗ line 1, column 14: this is no JSON: ',' or '}' should stand here"),
        DocumentRow("<!doctype html>", "✗ line 1, column 1: this is no JSON: a value should stand here"),
        DocumentRow("[]", "✗ line 1, column 1: must be an object, but is an array"),
        DocumentRow("null", "✗ line 1, column 1: must be an object, but is null"),
        DocumentRow("{}", "✗ version: the document must begin with '\"version\": 1'"),
        DocumentRow(#"{"version": 2, "screens": {}}"#, "✗ version: must be 1, but is 2"),
        DocumentRow(#"{"version": "1"}"#, "✗ version: must be 1, but is \"1\""),
        DocumentRow(#"{"version": true}"#, "✗ version: must be 1, but is true"),
        DocumentRow(#"{"version": 1.5}"#, "✗ version: must be 1, but is 1.5"),
        DocumentRow(#"{"version": 1e300}"#, "✗ version: must be 1, but is 1e+300"),
        DocumentRow(
            #"{"version": 1, "version": 1}"#, "✗ version: the key stands here a second time; leave one of the two"),
        DocumentRow(
            #"{"version": 1, "Routes": {}}"#,
            "✗ Routes: unknown key; known here are '$schema', 'version', 'revision', 'rewrites', 'routes'"),
        DocumentRow(#"{"version": 1, "revision": 7}"#, "✗ revision: must be a text of one character or more, but is 7"),
        DocumentRow(
            #"{"version": 1, "revision": ""}"#, "✗ revision: must be a text of one character or more, but is \"\""),
        DocumentRow(
            #"{"version": 1, "revision": "\#(String(repeating: "9", count: 257))"}"#,
            "✗ revision: must have at most 256 bytes"),
        DocumentRow(#"{"version": 1, "routes": []}"#, "✗ routes: must be an object, but is an array"),
        DocumentRow(#"{"version": 1, "rewrites": {}}"#, "✗ rewrites: must be an array, but is an object"),
        DocumentRow(
            "{\"version\": 1, \"routes\": \(String(repeating: "[", count: 100_000))",
            "✗ line 1, column 41: values may lie at most 16 levels deep"),
    ]

    static let wrongRoutes = [
        row(#""legacy": true"#, "✗ routes.legacy: must be an object, but is true"),
        row(#""legacy": null"#, "✗ routes.legacy: must be an object, but is null"),
        row(#""legacy": {"disabled": 1}"#, "✗ routes.legacy.disabled: must be true or false, but is 1"),
        row(#""legacy": {"disabled": null}"#, "✗ routes.legacy.disabled: must be true or false, but is null"),
        row(
            #""legacy": {"instead": "/"}"#,
            "✗ routes.legacy.instead: 'instead' is for a disabled route; add '\"disabled\": true'"),
        row(
            #""legacy": {"disabled": true, "redirect": "/"}"#,
            "✗ routes.legacy.redirect: a disabled route is not redirected; name the address as 'instead'"),
        row(
            #""legacy": {"redirect": ""}"#,
            "✗ routes.legacy.redirect: must be a text of one character or more, but is \"\""),
        row(
            #""legacy": {"redirect": ["/"]}"#,
            "✗ routes.legacy.redirect: must be a text of one character or more, but is an array"),
        row(
            #""legacy": {"redirect": "/a\\b"}"#,
            "✗ routes.legacy.redirect: must be an address, but \(RouteError(.malformed))"),
        row(
            #""legacy": {"redirect": "/%ff"}"#,
            "✗ routes.legacy.redirect: must be an address, but \(RouteError(.invalidEncoding))"),
        row(
            #""legacy": {"redirect": "/\#(String(repeating: "a", count: 9_000))"}"#,
            "✗ routes.legacy.redirect: must be an address, but \(RouteError(.tooLong))"),
        row(
            #""legacy": {"redirect": "https://shop.example.com@evil.example/"}"#,
            "✗ routes.legacy.redirect: must be an address of this app's own, but \(RouteError(.foreignOrigin))"),
        row(
            #""legacy": {"redirect": "javascript:alert(1)"}"#,
            "✗ routes.legacy.redirect: must be an address of this app's own, but \(RouteError(.foreignOrigin))"),
        row(
            #""legacy": {"disabled": true, "instead": "http://shop.example.com/"}"#,
            "✗ routes.legacy.instead: must be an address of this app's own, but \(RouteError(.foreignOrigin))"),
        row(
            #""legacy": {"disable": true}"#,
            "✗ routes.legacy.disable: unknown key; known here are 'disabled', 'instead', 'redirect', 'force', 'experiment'"
        ),
        row(
            #""legacy": {"disabled": true, "disabled": false}"#,
            "✗ routes.legacy.disabled: the key stands here a second time; leave one of the two"),
        row(
            #""legacy": {}, "leg\u0061cy": {"disabled": true}"#,
            "✗ routes.legacy: the key stands here a second time; leave one of the two"),
        row(#""detail": {"force": 1}"#, "✗ routes.detail.force: must be a text of one character or more, but is 1"),
        // Circles, and a chain that is too long.
        row(
            #""alert": {"redirect": "/alert/x"}"#,
            "✗ routes.alert.redirect: these redirects lead in a circle: alert → alert"),
        row(
            #""alert": {"redirect": "/items/1"}, "detail": {"redirect": "/alert/x"}"#,
            "✗ routes.detail.redirect: these redirects lead in a circle: detail → alert → detail"),
        row(
            #""hop2": {"redirect": "/hops/1"}, "hop0": {"redirect": "/hops/1"}, "hop1": {"disabled": true, "instead": "/hops/2"}"#,
            "✗ routes.hop1.instead: these redirects lead in a circle: hop1 → hop2 → hop1"),
        row(
            #""hop0": {"redirect": "/hops/1"}, "hop1": {"redirect": "/hops/0"}, "hop2": {"redirect": "/hops/3"}, "hop3": {"redirect": "/hops/2"}"#,
            """
            ✗ routes.hop0.redirect: these redirects lead in a circle: hop0 → hop1 → hop0
            ✗ routes.hop2.redirect: these redirects lead in a circle: hop2 → hop3 → hop2
            """),
        row(
            chain(0..<9),
            "✗ routes.hop0.redirect: more than 8 redirects follow one another from 'hop0' on; name the last address"),
    ]

    private static let weights = #""weights": {"control": 1}"#

    static let wrongExperiments = [
        refused("[]", "✗ routes.detail.experiment: must be an object, but is an array"),
        refused(
            #"{"key": ""}"#, "✗ routes.detail.experiment.key: must be a text of one character or more, but is \"\""),
        refused(#"{"seed": 7}"#, "✗ routes.detail.experiment.seed: must be a text, but is 7"),
        refused(#"{"hashVersion": 3}"#, "✗ routes.detail.experiment.hashVersion: must be 1 or 2, but is 3"),
        refused(#"{"hashVersion": "2"}"#, "✗ routes.detail.experiment.hashVersion: must be 1 or 2, but is \"2\""),
        refused(
            #"{"coverage": 1.01}"#, "✗ routes.detail.experiment.coverage: must be a number from 0 to 1, but is 1.01"),
        refused(
            #"{"coverage": -0.1}"#, "✗ routes.detail.experiment.coverage: must be a number from 0 to 1, but is -0.1"),
        refused(
            #"{"coverage": "all"}"#, "✗ routes.detail.experiment.coverage: must be a number from 0 to 1, but is \"all\""
        ),
        refused(
            #"{"weight": {}}"#,
            "✗ routes.detail.experiment.weight: unknown key; known here are 'key', 'hashVersion', 'seed', 'coverage', 'weights', 'namespace'"
        ),
        refused(#"{"weights": [0.5, 0.5]}"#, "✗ routes.detail.experiment.weights: must be an object, but is an array"),
        refused(
            #"{"weights": {}}"#,
            "✗ routes.detail.experiment.weights: the weights must sum to 1 (give or take 0.01), but sum to 0"),
        refused(
            #"{"weights": {"control": 0.5, "compact": 0.3}}"#,
            "✗ routes.detail.experiment.weights: the weights must sum to 1 (give or take 0.01), but sum to 0.8"),
        refused(
            #"{"weights": {"control": 0.6, "compact": 0.6}}"#,
            "✗ routes.detail.experiment.weights: the weights must sum to 1 (give or take 0.01), but sum to 1.2"),
        refused(
            #"{"weights": {"control": 50, "compact": "half"}}"#,
            """
            ✗ routes.detail.experiment.weights.control: must be a number from 0 to 1, but is 50
            ✗ routes.detail.experiment.weights.compact: must be a number from 0 to 1, but is "half"
            """),
        refused(
            #"{"weights": {"control": 0.5, "control": 0.5}}"#,
            """
            ✗ routes.detail.experiment.weights: the weights must sum to 1 (give or take 0.01), but sum to 0.5
            ✗ routes.detail.experiment.weights.control: the key stands here a second time; leave one of the two
            """),
        refused(
            #"{"weights": {"huge": 0.5}}"#,
            "✗ routes.detail.experiment.weights: the weights must sum to 1 (give or take 0.01), but sum to 0.5"),
        refused(
            #"{\#(weights), "namespace": "n"}"#, "✗ routes.detail.experiment.namespace: must be an object, but is \"n\""
        ),
        refused(
            #"{\#(weights), "namespace": {"from": 0.1}}"#,
            "✗ routes.detail.experiment.namespace.id: the namespace must have an 'id'"),
        refused(
            #"{\#(weights), "namespace": {"id": "n", "from": 0.5, "to": 0.2}}"#,
            "✗ routes.detail.experiment.namespace.from: must not be greater than 'to'"),
        refused(
            #"{\#(weights), "namespace": {"id": "n", "to": 2}}"#,
            "✗ routes.detail.experiment.namespace.to: must be a number from 0 to 1, but is 2"),
        refused(
            #"{\#(weights), "namespace": {"id": "n", "range": 2}}"#,
            "✗ routes.detail.experiment.namespace.range: unknown key; known here are 'id', 'from', 'to'"),
    ]
}
