import RouteManifest
import Switchyard

extension TableWriter {
    mutating func writeRoutes() {
        let routes = buffer.allocate(manifest.routes.count * TableLayout.Route.size)
        buffer.put(manifest.routes.count, at: TableLayout.Header.routeCount)
        buffer.put(routes, at: TableLayout.Header.routes)
        for route in manifest.routes { write(route, at: routes + route.number * TableLayout.Route.size) }
    }

    private mutating func write(_ route: CheckedRoute, at record: Int) {
        let path = BuiltPath(manifest.patterns[route.number])
        buffer.put(route.id, at: record + TableLayout.Route.id)
        buffer.put(route.patternText, at: record + TableLayout.Route.patternText)
        buffer.put(route.documentation.joined(separator: "\n"), at: record + TableLayout.Route.documentation)
        buffer.put(route.place.file.lastPathComponent, at: record + TableLayout.Route.file)
        buffer.put(route.place.line, at: record + TableLayout.Route.line)
        buffer.put(path.head, at: record + TableLayout.Route.head)
        buffer.put(route.origins.reduce(0) { $0 | 1 << $1 }, at: record + TableLayout.Route.origins)
        buffer.put(buffer.list(route.guards), at: record + TableLayout.Route.guards)
        buffer.put(buffer.list(route.variants), at: record + TableLayout.Route.variants)

        let fixed = buffer.allocate(route.fixedQuery.count * TableLayout.FixedQuery.size)
        buffer.put(fixed, at: record + TableLayout.Route.fixedQuery)
        buffer.put(route.fixedQuery.count, at: record + TableLayout.Route.fixedQueryCount)
        for (index, query) in route.fixedQuery.enumerated() {
            let offset = fixed + index * TableLayout.FixedQuery.size
            buffer.put(query.key, at: offset + TableLayout.FixedQuery.key)
            buffer.put(query.value, at: offset + TableLayout.FixedQuery.value)
            buffer.put(
                PercentEncoding.encode(query.key) + "=" + PercentEncoding.encode(query.value),
                at: offset + TableLayout.FixedQuery.encoded)
        }

        let parameters = buffer.allocate(route.parameters.count * TableLayout.Parameter.size)
        parameterOffsets.append(parameters)
        buffer.put(parameters, at: record + TableLayout.Route.parameters)
        buffer.put(route.parameters.count, at: record + TableLayout.Route.parameterCount)
        buffer.put(
            route.parameters.filter { $0.source == .path }.count, at: record + TableLayout.Route.pathParameterCount)
        for (index, parameter) in route.parameters.enumerated() {
            let offset = parameters + index * TableLayout.Parameter.size
            write(parameter, at: offset)
            buffer.put(path.before[index] ?? "", at: offset + TableLayout.Parameter.before)
            buffer.put(path.after[index] ?? "", at: offset + TableLayout.Parameter.after)
        }
    }

    private mutating func write(_ parameter: CheckedParameter, at record: Int) {
        let source: ParameterSource
        switch parameter.source {
        case .path: source = .path
        case .query(let key):
            source = .query
            buffer.put(key, at: record + TableLayout.Parameter.key)
            buffer.put(PercentEncoding.encode(key), at: record + TableLayout.Parameter.encodedKey)
        case .fragment: source = .fragment
        }
        if case .defaulted(let text) = parameter.presence {
            buffer.put(text, at: record + TableLayout.Parameter.defaultText)
        }
        buffer.put(parameter.name, at: record + TableLayout.Parameter.name)
        buffer.put(parameter.type.description, at: record + TableLayout.Parameter.expected)
        buffer.put(
            source.rawValue + parameter.presence.inTable.rawValue * 4
                + (parameter.type.isConstrained ? TableLayout.Parameter.isConstrained : 0),
            at: record + TableLayout.Parameter.shape)
        buffer.put(parameter.type.kindInTable.rawValue, at: record + TableLayout.Parameter.kind)
        buffer.put(writeConstraint(of: parameter.type), at: record + TableLayout.Parameter.constraint)
    }

    /// - Returns: The offset of what `TableLayout.Parameter.constraint` describes; 0 for none.
    private mutating func writeConstraint(of type: ValueType) -> Int {
        switch type {
        case .string(let length?):
            let offset = buffer.allocate(2 * TableLayout.numberSize)
            buffer.put(min(length.lowerBound, TableLayout.maximumNumber), at: offset)
            let upper = length.upperBound == .max ? 0 : min(length.upperBound, TableLayout.maximumNumber)
            buffer.put(upper, at: offset + TableLayout.numberSize)
            return offset
        case .integer(let integer, let bounds):
            let offset = buffer.allocate(20)
            switch bounds ?? integer.allValues {
            case .signed(let range):
                buffer.putLong(UInt64(bitPattern: range.lowerBound), at: offset)
                buffer.putLong(UInt64(bitPattern: range.upperBound), at: offset + 10)
            case .unsigned(let range):
                buffer.putLong(range.lowerBound, at: offset)
                buffer.putLong(range.upperBound, at: offset + 10)
            }
            return offset
        case .choice(_, let cases), .enumeration(_, let cases): return buffer.list(cases.map(\.rawValue))
        case .expression:
            if let written = writtenExpressions[type.languageKey] { return written }
            let offset = write(type.languageWithEmpty)
            writtenExpressions[type.languageKey] = offset
            return offset
        case .string(nil), .double, .float, .bool, .uuid, .own: return 0
        }
    }

    mutating func writeOrigins() {
        let origins = buffer.allocate(manifest.origins.count * TableLayout.Origin.size)
        buffer.put(manifest.origins.count, at: TableLayout.Header.originCount)
        buffer.put(origins, at: TableLayout.Header.origins)
        for (index, origin) in manifest.origins.enumerated() {
            write(origin, at: origins + index * TableLayout.Origin.size)
        }
    }

    private mutating func write(_ origin: CheckedOrigin, at record: Int) {
        buffer.put(origin.name, at: record + TableLayout.Origin.name)
        if let address = origin.addresses.first(where: { !$0.isWildcard }) {
            buffer.put(address.prefix, at: record + TableLayout.Origin.prefix)
            buffer.put(address.host == nil ? 1 : 0, at: record + TableLayout.Origin.isCustomScheme)
        }
        let addresses = buffer.allocate(origin.addresses.count * TableLayout.Address.size)
        buffer.put(addresses, at: record + TableLayout.Origin.addresses)
        buffer.put(origin.addresses.count, at: record + TableLayout.Origin.addressCount)
        for (index, address) in origin.addresses.enumerated() {
            let offset = addresses + index * TableLayout.Address.size
            buffer.put(address.scheme, at: offset + TableLayout.Address.scheme)
            buffer.put(address.host ?? "", at: offset + TableLayout.Address.host)
            buffer.put(address.isWildcard ? 1 : 0, at: offset + TableLayout.Address.isWildcard)
            buffer.put(address.port ?? 0, at: offset + TableLayout.Address.port)
        }
    }

    mutating func writeRewrites() {
        let rewrites = buffer.allocate(manifest.rewrites.count * TableLayout.Rewrite.size)
        buffer.put(manifest.rewrites.count, at: TableLayout.Header.rewriteCount)
        buffer.put(rewrites, at: TableLayout.Header.rewrites)
        for (index, rewrite) in manifest.rewrites.enumerated() {
            let offset = rewrites + index * TableLayout.Rewrite.size
            buffer.put(rewrite.match, at: offset + TableLayout.Rewrite.match)
            buffer.put(rewrite.template, at: offset + TableLayout.Rewrite.template)
        }
    }
}

extension CheckedOrigin.Address {
    /// What stands before a path; a custom scheme leaves one slash to the path.
    fileprivate var prefix: String {
        guard let host else { return scheme + ":/" }
        return scheme + "://" + host + (port.map { ":\($0)" } ?? "")
    }
}

extension CheckedParameter.Presence {
    fileprivate var inTable: ParameterPresence {
        switch self {
        case .required: return .required
        case .optional: return .optional
        case .repeated: return .repeated
        case .defaulted: return .defaulted
        case .catchAll: return .catchAll
        case .optionalCatchAll: return .optionalCatchAll
        }
    }
}

extension ValueType {
    fileprivate var kindInTable: ValueKind {
        switch self {
        case .string: return .string
        case .double: return .double
        case .float: return .float
        case .bool: return .bool
        case .uuid: return .uuid
        case .choice, .enumeration: return .choice
        case .expression: return .expression
        case .own: return .own
        case .integer(let type, _):
            switch type {
            case .int: return .int
            case .int8: return .int8
            case .int16: return .int16
            case .int32: return .int32
            case .int64: return .int64
            case .uint: return .uint
            case .uint8: return .uint8
            case .uint16: return .uint16
            case .uint32: return .uint32
            case .uint64: return .uint64
            }
        }
    }
}

extension String {
    /// What follows the last slash.
    fileprivate var lastPathComponent: String {
        String(decoding: utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.reversed(), as: UTF8.self)
    }
}
