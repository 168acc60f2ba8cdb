import Switchyard

/// A text of any kind: what a path can carry of it is up to the runtime.
struct TestToken: RouteParameter, Hashable {
    let routeText: String
}

/// A text without lower-case letters.
struct UpperCaseText: RouteParameter, Hashable {
    let routeText: String

    init?(routeText: String) {
        guard routeText == routeText.uppercased() else { return nil }
        self.routeText = routeText
    }
}
