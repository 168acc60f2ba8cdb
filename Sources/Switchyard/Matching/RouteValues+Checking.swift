extension RouteValues {
    /// Checks all values by the table alone, as reading them would.
    ///
    /// - Returns: False where one that must be there is not, or is no value of its type.
    mutating func check() -> Bool {
        let count = table.parameterCount(ofRoute: route)
        while index < count {
            guard checkNext() else { return false }
        }
        return true
    }

    /// Checks the next parameter's value and goes on to the one after.
    mutating func checkNext() -> Bool {
        do {
            try readNext()
            return true
        } catch {
            return false
        }
    }

    private mutating func readNext() throws(RouteMismatch) {
        switch presence {
        case .required:
            guard case .text(let text) = found(), accepts(text) else { throw RouteMismatch() }
            advance()
        case .optional, .defaulted:
            switch found() {
            case .text(let text) where accepts(text): advance()
            case .absent: advance()
            default: try ignoreOrRefuse()
            }
        case .repeated:
            var position = 0
            while let found = nextRepeated(&position) {
                guard case .text(let text) = found, accepts(text) else { return try ignoreOrRefuse() }
            }
            advance()
        case .catchAll, .optionalCatchAll:
            if presence == .catchAll || isTailPresent {
                var cursor = catchAllCursor()
                while let found = nextCaught(&cursor) {
                    guard case .text(let text) = found, accepts(text) else { throw RouteMismatch() }
                }
            }
            advance()
        }
    }
}
