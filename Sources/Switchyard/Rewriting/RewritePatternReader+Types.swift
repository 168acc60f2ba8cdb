import LinearRegex

extension RewritePatternReader {
    /// The texts of a type, as they stand in a URL.
    mutating func readType() throws(RewriteError) -> RegexSyntax {
        if current == "/" { return try readExpression() }
        let start = position
        let name = takeName()
        guard !name.isEmpty else { throw fault("expected a type such as 'Int'") }
        var choices = [name]
        skipSpaces()
        while take("|") {
            skipSpaces()
            let choice = takeName()
            guard !choice.isEmpty else { throw fault("expected a choice after '|'") }
            choices.append(choice)
            skipSpaces()
        }
        if choices.count > 1 { return .choice(choices.map(RegexSyntax.init(pathText:))) }
        if let integers = IntegerMagnitudes.types[name] {
            guard let bounds = try readBounds() else { return integers.syntax }
            return try integers.within(bounds, self)
        }
        switch name {
        case "String":
            guard let bounds = try readBounds() else { return .pathValue }
            return try length(bounds)
        case "Double", "Float": return try fragment(#"-?[0-9]+(?:\.[0-9]+)?(?:[eE][+\-]?[0-9]+)?"#)
        case "Bool": return try fragment("true|false")
        case "UUID": return try fragment("[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
        default:
            throw fault(
                "unknown type '\(name)': a rule knows no types of a manifest; use String, Int, a choice 'a|b' or an "
                    + "expression '/…/'", at: start)
        }
    }

    private func fragment(_ expression: String) throws(RewriteError) -> RegexSyntax {
        do throws(RegexError) {
            return try RegexSyntax.parse(expression)
        } catch {
            throw fault(error.message)
        }
    }

    // MARK: Expressions

    /// `/[A-Z]{2}/`, as a text within a segment.
    private mutating func readExpression() throws(RewriteError) -> RegexSyntax {
        let start = position + 1
        position = start
        while let scalar = current, scalar != "/" { position += scalar == "\\" ? 2 : 1 }
        guard position < scalars.count else { throw fault("this regular expression is not closed", at: start - 1) }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[start..<position])
        position += 1
        guard !text.isEmpty else { throw fault("an empty regular expression takes no text", at: start) }
        do throws(RegexError) {
            return try RegexSyntax.parse(text).inSegment(isAtStart: true, isAtEnd: true)
        } catch {
            throw fault("in this regular expression: \(error.message)", at: start + error.column)
        }
    }

    // MARK: Bounds

    /// A range of numbers; nil for a bound that is not there.
    struct Bounds {
        var lower: DecimalNumber?
        var upper: DecimalNumber?
        var position: Int
    }

    private mutating func readBounds() throws(RewriteError) -> Bounds? {
        let open = position
        guard take("(") else { return nil }
        skipSpaces()
        let lower = try readNumber()
        skipSpaces()
        let isClosed = take("...")
        guard isClosed || take("..<") else { throw fault("expected a range such as '1...12'") }
        skipSpaces()
        var upper = try readNumber()
        skipSpaces()
        guard take(")") else { throw fault("expected ')' after the range") }
        guard upper != nil || (lower != nil && isClosed) else { throw fault("a range needs its bounds", at: open) }
        if !isClosed, let end = upper {
            guard let last = end.predecessor else { throw fault("this number is too large", at: open) }
            upper = last
        }
        return Bounds(lower: lower, upper: upper, position: open)
    }

    private mutating func readNumber() throws(RewriteError) -> DecimalNumber? {
        let start = position
        let isNegative = take("-")
        var digits = ""
        while let scalar = current, scalar.isASCIIDigit {
            digits.unicodeScalars.append(scalar)
            position += 1
        }
        guard !digits.isEmpty else {
            if isNegative { throw fault("expected a number after '-'") }
            return nil
        }
        guard let magnitude = UInt64(digits) else { throw fault("this number is too large", at: start) }
        return DecimalNumber(isNegative: isNegative && magnitude > 0, magnitude: magnitude)
    }

    /// `String(1...64)`: so many characters, each as it stands or escaped.
    private func length(_ bounds: Bounds) throws(RewriteError) -> RegexSyntax {
        let lower = bounds.lower ?? DecimalNumber(isNegative: false, magnitude: 0)
        guard !lower.isNegative, !(bounds.upper?.isNegative ?? false),
            lower.magnitude <= bounds.upper?.magnitude ?? .max
        else { throw fault("no text has this length", at: bounds.position) }
        let limit = UInt64(RegexLimits.count)
        guard lower.magnitude <= limit, bounds.upper.map({ $0.magnitude <= limit }) ?? true else {
            throw fault("a length in a rule is at most \(limit)", at: bounds.position)
        }
        let character = try fragment(#"(?:[^/?#%]|%[0-7c-fC-F][0-9a-fA-F])(?:%[89abAB][0-9a-fA-F])*"#)
        return character.repeated(max(1, Int(lower.magnitude)), bounds.upper.map { Int($0.magnitude) })
    }
}
