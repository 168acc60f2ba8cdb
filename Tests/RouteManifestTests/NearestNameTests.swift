import RouteManifest
import Testing

struct NearestNameTests {
    static let names = ["Int", "String", "Double", "UUID", "home", "detail", "id", "a"]

    @Test(arguments: [
        ("Itn", "Int"), ("Strng", "String"), ("Srting", "String"), ("Stringgg", "String"), ("Duoble", "Double"),
        ("detial", "detail"), ("dtail", "detail"), ("deatils", "detail"), ("hoem", "home"), ("UUDI", "UUID"),
        ("string", "String"), ("INT", "Int"), ("uuid", "UUID"), ("ID", "id"), ("Home", "home"), ("A", "a"),
    ])
    func near(_ name: String, _ expected: String) {
        #expect(nearestName(to: name, in: Self.names) == expected)
    }

    /// Two edits are too many for three letters, one for two.
    @Test(arguments: ["Intxyz", "Xyt", "ix", "b", "x", "idx", "", "detalixx", "Stg", "Int"])
    func far(_ name: String) {
        #expect(nearestName(to: name, in: Self.names) == nil)
    }

    @Test func theNearestWinsAndThenTheFirst() {
        #expect(nearestName(to: "carts", in: ["charts", "cards", "cart"]) == "charts")
        #expect(nearestName(to: "carts", in: ["carxx", "cart"]) == "cart")
        #expect(nearestName(to: "Cart", in: ["card", "cart"]) == "cart")
    }

    @Test func suggestions() {
        #expect(suggestion(for: "Itn", in: Self.names) == "; did you mean 'Int'?")
        #expect(suggestion(for: "Date", in: ["Int"]) == "")
    }

    @Test func longNamesAreLeftAlone() {
        let name = String(repeating: "x", count: 100_000)
        #expect(nearestName(to: name, in: [name + "y"]) == nil)
    }

    @Test(arguments: [("home", "Home"), ("iPad", "IPad"), ("größe", "Größe"), ("éa", "Éa"), ("原", "原"), ("", "")])
    func typeNames(_ name: String, _ expected: String) {
        #expect(upperCamelCase(name) == expected)
    }
}
