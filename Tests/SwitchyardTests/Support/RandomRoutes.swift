import Foundation
import Switchyard

/// A route with random values, and whether a URL can carry it.
struct RandomRoute {
    let route: Every
    /// False where a value of the path is one that no URL carries, so that what is built must reach no route.
    let isSendable: Bool

    /// - Parameter segments: The path's segments that hold texts, as they read.
    init(_ route: Every, segments: [String] = [], isSendable: Bool = true) {
        self.route = route
        self.isSendable =
            isSendable && segments.allSatisfy { $0 != "." && $0 != ".." && !$0.unicodeScalars.contains("\0") }
    }
}

extension SeededGenerator {
    mutating func route() -> RandomRoute {
        let makers = [
            pathRoute, affixedRoute, numberRoute, tailRoute, catchAllRoute, choiceRoute, queryRoute, switchesRoute,
            groupRoute,
        ]
        return pick(makers)(&self)
    }
}

private func pathRoute(_ random: inout SeededGenerator) -> RandomRoute {
    let (a, b) = (random.nastyText(), random.nastyText())
    switch random.below(6) {
    case 0: return RandomRoute(.text(a: a), segments: [a], isSendable: !a.isEmpty)
    case 1: return RandomRoute(.texts(a: a, b: b), segments: [a, b], isSendable: !a.isEmpty && !b.isEmpty)
    case 2: return RandomRoute(.between(a: a), segments: [a], isSendable: !a.isEmpty)
    case 3: return RandomRoute(.far(a: a), segments: [a], isSendable: !a.isEmpty)
    case 4: return RandomRoute(.token(t: TestToken(routeText: a)), segments: [a], isSendable: !a.isEmpty)
    // Texts that are literal segments of other routes are left to those.
    default: return RandomRoute(.first(a: "x" + a), segments: ["x" + a])
    }
}

private func affixedRoute(_ random: inout SeededGenerator) -> RandomRoute {
    let a = random.nastyText()
    switch random.below(4) {
    case 0: return RandomRoute(.affix(a: a), segments: ["@" + a], isSendable: !a.isEmpty)
    case 1: return RandomRoute(.dotted(a: a), segments: ["." + a], isSendable: !a.isEmpty)
    case 2:
        let ext = random.pick([Every.Photo.Ext.png, .jpg])
        return RandomRoute(.photo(a: a, ext: ext), segments: [a + ".png"], isSendable: !a.isEmpty)
    default: return RandomRoute(.split(n: random.number(), a: a), segments: ["5-" + a], isSendable: !a.isEmpty)
    }
}

private func numberRoute(_ random: inout SeededGenerator) -> RandomRoute {
    switch random.below(4) {
    case 0: return RandomRoute(.numbers(i: random.number(), u: random.number(), t: random.number()))
    case 1:
        let (d, f) = (Double(bitPattern: random.next()), Float(bitPattern: random.number()))
        return RandomRoute(.decimal(d: d, f: f), isSendable: d.isFinite && f.isFinite)
    case 2: return RandomRoute(.flag(b: random.oneIn(2), c: random.pick([.red, .green])))
    default: return RandomRoute(.uuid(id: random.uuid()))
    }
}

private func tailRoute(_ random: inout SeededGenerator) -> RandomRoute {
    let (a, b) = (random.nastyText(), random.nastyText())
    switch random.below(3) {
    case 0: return RandomRoute(.tail(a: a), segments: [a], isSendable: !a.isEmpty)
    case 1: return RandomRoute(.tail(a: a, b: b), segments: [a, b], isSendable: !a.isEmpty && !b.isEmpty)
    default:
        return RandomRoute(
            .tail(a: a, b: b, c: random.number()), segments: [a, b], isSendable: !a.isEmpty && !b.isEmpty)
    }
}

private func catchAllRoute(_ random: inout SeededGenerator) -> RandomRoute {
    let texts = (0...random.below(4)).map { _ in random.nastyText() }
    let isSendable = !texts.contains("")
    let numbers = texts.map { _ in random.number(Int.self) }
    let routes: [RandomRoute?] = [
        (try? Every.rest(parts: texts)).map { RandomRoute($0, segments: texts, isSendable: isSendable) },
        (try? Every.maybe(parts: texts)).map { RandomRoute($0, segments: texts, isSendable: isSendable) },
        (try? Every.counts(n: numbers)).map { RandomRoute($0) },
        (try? Every.maybe()).map { RandomRoute($0) },
    ]
    return routes[random.below(4)] ?? RandomRoute(.first(a: "unreachable"))
}

private func choiceRoute(_ random: inout SeededGenerator) -> RandomRoute {
    let text = random.nastyText()
    if let number = Int(routeText: text) { return RandomRoute(.whole(n: number)) }
    if let capitals = UpperCaseText(routeText: text) {
        return RandomRoute(.shout(a: capitals), segments: [text], isSendable: !text.isEmpty)
    }
    return RandomRoute(.word(a: text), segments: [text])
}

private func queryRoute(_ random: inout SeededGenerator) -> RandomRoute {
    let route = Every.query(
        q: random.nastyText(), o: random.optional { $0.nastyText() },
        l: (0..<random.below(4)).map { _ in random.nastyText() }, d: random.oneIn(3) ? "x y" : random.nastyText(),
        n: random.oneIn(2) ? 1 : random.number(), c: random.optional { $0.pick([.red, .green]) },
        e: random.optional { Double(bitPattern: $0.next()) }, f: random.oneIn(2),
        u: random.optional { $0.uuid() }, odd: random.optional { $0.nastyText() },
        part: random.optional { $0.nastyText() })
    return RandomRoute(route)
}

private func switchesRoute(_ random: inout SeededGenerator) -> RandomRoute {
    if random.oneIn(3) { return RandomRoute(.fixed(q: random.nastyText())) }
    return RandomRoute(
        .switches(
            on: random.oneIn(2), many: (0..<random.below(3)).map { _ in random.number() },
            t: random.optional { TestToken(routeText: $0.nastyText()) }))
}

private func groupRoute(_ random: inout SeededGenerator) -> RandomRoute {
    let a = random.nastyText()
    if random.oneIn(3) { return RandomRoute(.box(.open(n: random.number()))) }
    return RandomRoute(.box(.lid(n: random.number(), a: a)), segments: [a], isSendable: !a.isEmpty)
}

extension SeededGenerator {
    mutating func optional<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? { oneIn(3) ? nil : make(&self) }

    mutating func uuid() -> UUID {
        var uuid = UUID().uuid
        withUnsafeMutableBytes(of: &uuid) { bytes in
            for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: next()) }
        }
        return UUID(uuid: uuid)
    }
}
