package import RouteManifest

/// A manifest whose names and types are all known: what every later stage reads.
///
/// Routes are numbered in the order of declaration; since a group is one block of text, the routes of a namespace
/// have consecutive numbers.
package struct CheckedManifest: Sendable {
    /// The manifest as the user named it.
    package var file: String
    package var namespace: String = "Routes"
    package var namespacePlace: Place
    package var access: AccessLevel = .internal
    package var imports: [String] = []
    package var options = RouteOptions()
    package var origins: [CheckedOrigin] = []
    /// Declared with `enum`, in order.
    package var enums: [CheckedEnum] = []
    /// Declared guards, in order.
    package var guards: [String] = []
    package var routes: [CheckedRoute] = []
    /// The canonical pattern of every route, in route order (`patterns[r].route == r`), then the aliases in order.
    package var patterns: [CheckedPattern] = []
    package var rewrites: [CheckedRewrite] = []
    /// The tree of namespaces.
    package var root: RouteNamespace

    package init(file: String, namespacePlace: Place, root: RouteNamespace) {
        self.file = file
        self.namespacePlace = namespacePlace
        self.root = root
    }
}

package enum AccessLevel: String, Sendable {
    case `internal`, package, `public`
}

/// The `option` statements.
package struct RouteOptions: Sendable, Hashable {
    package var strictSlashes = false
    package var caseInsensitive = false
    package var plusIsSpace = false
    package var strictQuery = false
    package var freeHandlers = false

    package init() {}
}

/// A namespace: the manifest's own or a group's.
package struct RouteNamespace: Sendable {
    /// The Swift name of the case and builder (`shop`), empty for the root.
    package var name: String
    /// The Swift name of the type (`Shop`, or the manifest's namespace for the root).
    package var typeName: String
    package var documentation: [String]
    package var place: Place
    /// In order of declaration.
    package var members: [Member]
    /// The numbers of all routes in it and below.
    package var routes: Range<Int>

    package enum Member: Sendable {
        case route(Int)
        case group(RouteNamespace)
    }

    package init(
        name: String, typeName: String, documentation: [String], place: Place, members: [Member], routes: Range<Int>
    ) {
        self.name = name
        self.typeName = typeName
        self.documentation = documentation
        self.place = place
        self.members = members
        self.routes = routes
    }
}

package struct CheckedOrigin: Sendable, Hashable {
    package struct Address: Sendable, Hashable {
        /// Lower case.
        package var scheme: String
        /// Nil for a custom scheme; lower case, without the `*.` of a wildcard.
        package var host: String?
        package var isWildcard: Bool
        /// Nil for the scheme's default.
        package var port: Int?

        package init(scheme: String, host: String?, isWildcard: Bool, port: Int?) {
            self.scheme = scheme
            self.host = host
            self.isWildcard = isWildcard
            self.port = port
        }
    }

    package var name: String
    package var documentation: [String]
    package var addresses: [Address]
    package var place: Place

    package init(name: String, documentation: [String], addresses: [Address], place: Place) {
        self.name = name
        self.documentation = documentation
        self.addresses = addresses
        self.place = place
    }
}

package struct CheckedEnum: Sendable, Hashable {
    package struct Case: Sendable, Hashable {
        /// The Swift name, without backticks.
        package var name: String
        /// The text in a URL.
        package var rawValue: String

        package init(name: String, rawValue: String) {
            self.name = name
            self.rawValue = rawValue
        }
    }

    package var name: String
    package var documentation: [String]
    package var cases: [Case]
    package var place: Place

    package init(name: String, documentation: [String], cases: [Case], place: Place) {
        self.name = name
        self.documentation = documentation
        self.cases = cases
        self.place = place
    }
}

package struct CheckedRoute: Sendable {
    /// The number: its index in `CheckedManifest.routes`.
    package var number: Int
    /// The dotted name, `shop.cart`.
    package var id: String
    /// The Swift name without backticks, `cart`.
    package var name: String
    /// The name of its struct, `Cart`.
    package var typeName: String
    /// The name of its case in `ID`, `shopCart`.
    package var idCaseName: String
    package var documentation: [String]
    package var place: Place
    /// In the order of builder labels: path, query, fragment.
    package var parameters: [CheckedParameter]
    /// Values that go beside the URL.
    package var with: [WithValue]
    /// `"mode" = "map"`, in order.
    package var fixedQuery: [FixedQuery]
    /// The Swift type, `Void` where the manifest says nothing.
    package var output: String
    package var isOutputAsync: Bool
    /// The groups' guards first, then its own; each once.
    package var guards: [String]
    /// The first is the default; empty where the route has none.
    package var variants: [String]
    /// Indices into `CheckedManifest.origins`; all of them where neither the route nor a group says `on`.
    package var origins: [Int]
    /// Routes that this one is placed over, and where each was written.
    package var over: [Located<Int>]
    /// Nil where not deprecated.
    package var deprecation: String?
    /// Its pattern as a person reads it, group prefixes and all: `/shop/checkout/{step: Int}`.
    package var patternText: String

    package struct WithValue: Sendable, Hashable {
        package var name: String
        /// Without the question mark.
        package var type: String
        package var place: Place

        package init(name: String, type: String, place: Place) {
            self.name = name
            self.type = type
            self.place = place
        }
    }

    package struct FixedQuery: Sendable, Hashable {
        package var key: String
        package var value: String
        package var place: Place

        package init(key: String, value: String, place: Place) {
            self.key = key
            self.value = value
            self.place = place
        }
    }

    package init(
        number: Int, id: String, name: String, typeName: String, idCaseName: String, documentation: [String],
        place: Place, parameters: [CheckedParameter], patternText: String
    ) {
        self.number = number
        self.id = id
        self.name = name
        self.typeName = typeName
        self.idCaseName = idCaseName
        self.documentation = documentation
        self.place = place
        self.parameters = parameters
        self.with = []
        self.fixedQuery = []
        self.output = "Void"
        self.isOutputAsync = false
        self.guards = []
        self.variants = []
        self.origins = []
        self.over = []
        self.deprecation = nil
        self.patternText = patternText
    }

    /// True where the initializer and the builder throw, since a value can break a constraint.
    package var isThrowing: Bool { parameters.contains(where: \.isConstrained) }
}

package struct CheckedParameter: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
        case path
        case query(key: String)
        case fragment
    }

    package enum Presence: Sendable, Hashable {
        /// Must be there; in a query it takes part in the match.
        case required
        /// `T?`
        case optional
        /// `[T]` in a query.
        case repeated
        /// The value used where the query has none, as it stands in a URL (not escaped).
        case defaulted(String)
        /// `{name...}`: one segment or more.
        case catchAll
        /// A catch-all in an optional tail: `[T]?`.
        case optionalCatchAll
    }

    /// The Swift name, without backticks.
    package var name: String
    package var source: Source
    package var presence: Presence
    package var type: ValueType
    package var place: Place

    package init(name: String, source: Source, presence: Presence, type: ValueType, place: Place) {
        self.name = name
        self.source = source
        self.presence = presence
        self.type = type
        self.place = place
    }

    /// True where not every value of the Swift type may be sent.
    package var isConstrained: Bool {
        type.isConstrained || presence == .catchAll || presence == .optionalCatchAll
    }
}

/// The type of one value in a URL.
package enum ValueType: Sendable, Hashable {
    /// Length in Unicode scalars where one is given; a path value is never empty.
    case string(length: ClosedRange<Int>?)
    case integer(IntegerType, bounds: IntegerBounds?)
    case double, float, bool, uuid
    /// A nested enum named after the parameter: `Ext` of `{ext: png|jpg}`.
    case choice(typeName: String, [CheckedEnum.Case])
    /// An `enum` of the manifest.
    case enumeration(typeName: String, [CheckedEnum.Case])
    /// The expression between the slashes; the whole decoded value must match.
    case expression(String)
    /// A `type` of the manifest: its name there, and the Swift type it stands for.
    case own(name: String, swiftType: String)

    package var isConstrained: Bool {
        switch self {
        case .string(let length): return length != nil
        case .integer(_, let bounds): return bounds != nil
        case .expression: return true
        case .double, .float, .bool, .uuid, .choice, .enumeration, .own: return false
        }
    }
}

package enum IntegerType: String, Sendable, Hashable, CaseIterable {
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
}

/// The values an integer parameter takes; `Int` and `UInt` count as 64 bits wide.
package enum IntegerBounds: Sendable, Hashable {
    case signed(ClosedRange<Int64>)
    case unsigned(ClosedRange<UInt64>)
}

extension IntegerType {
    /// Everything the Swift type holds.
    package var allValues: IntegerBounds {
        switch self {
        case .int, .int64: return .signed(.min ... .max)
        case .int8: return .signed(Int64(Int8.min)...Int64(Int8.max))
        case .int16: return .signed(Int64(Int16.min)...Int64(Int16.max))
        case .int32: return .signed(Int64(Int32.min)...Int64(Int32.max))
        case .uint, .uint64: return .unsigned(.min ... .max)
        case .uint8: return .unsigned(0...UInt64(UInt8.max))
        case .uint16: return .unsigned(0...UInt64(UInt16.max))
        case .uint32: return .unsigned(0...UInt64(UInt32.max))
        }
    }
}

/// One way to write a route's path: its canonical pattern or an alias.
package struct CheckedPattern: Sendable {
    package var route: Int
    package var isAlias: Bool
    package var place: Place
    /// As a person reads it, group prefixes and all.
    package var text: String
    /// Group prefix, own segments, then the segments of the optional tails. Under `option slashes strict` a trailing
    /// slash (and `/` alone) is a last segment with no pieces.
    package var segments: [Segment]
    /// How many segments a URL may have, shortest first: `[2, 3]` for `/news/{year}[/{month}]`. A catch-all as last
    /// segment counts once and takes one segment or more.
    package var lengths: [Int]

    package struct Segment: Sendable, Hashable {
        /// No piece: an empty segment. One literal: a literal segment.
        package var pieces: [Piece]

        package init(pieces: [Piece]) { self.pieces = pieces }

        /// Indexes into the route's parameters, in the segment's order.
        package var parameters: [Int] {
            pieces.compactMap { if case .parameter(let index) = $0 { return index } else { return nil } }
        }
    }

    package enum Piece: Sendable, Hashable {
        /// Decoded text.
        case literal(String)
        /// An index into the route's parameters.
        case parameter(Int)
    }

    package init(route: Int, isAlias: Bool, place: Place, text: String, segments: [Segment], lengths: [Int]) {
        self.route = route
        self.isAlias = isAlias
        self.place = place
        self.text = text
        self.segments = segments
        self.lengths = lengths
    }
}

package struct CheckedRewrite: Sendable, Hashable {
    package var match: String
    package var template: String
    package var place: Place
    /// Where the template stands.
    package var templatePlace: Place

    package init(match: String, template: String, place: Place, templatePlace: Place) {
        self.match = match
        self.template = template
        self.place = place
        self.templatePlace = templatePlace
    }
}
