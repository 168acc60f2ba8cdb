import Switchyard

/// A type of an author's own: half of the numbers.
struct EvenNumber: RouteParameter, Hashable {
    let value: Int

    init?(routeText: String) {
        guard let value = Int(routeText), value.isMultiple(of: 2) else { return nil }
        self.value = value
    }

    var routeText: String { String(value) }
}
