/// The name that was probably meant: the nearest within two edits, for a "did you mean".
///
/// A name that differs only in case is nearest of all. Where the shorter of the two has three characters, one edit is
/// allowed; where it has fewer, none is, for then nearly everything would be near. Of equally near names the first
/// one wins.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.unicodeScalars)
    guard wanted.count <= 64 else { return nil }
    let lowercased = name.lowercased()
    var nearest: (name: String, distance: Int)?
    for candidate in candidates {
        guard candidate != name, abs(candidate.unicodeScalars.count - wanted.count) <= 2 else { continue }
        if candidate.lowercased() == lowercased { return candidate }
        let scalars = Array(candidate.unicodeScalars)
        let allowed = min(2, min(wanted.count, scalars.count) - 2)
        let limit = min(allowed, (nearest?.distance ?? 3) - 1)
        guard limit > 0, let distance = editDistance(wanted, scalars, limit: limit) else { continue }
        nearest = (candidate, distance)
    }
    return nearest?.name
}

/// `; did you mean 'x'?`, or nothing.
package func suggestion(for name: String, in candidates: some Sequence<String>) -> String {
    nearestName(to: name, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
}

/// The Damerau–Levenshtein distance in its "optimal string alignment" form: insertions, deletions, substitutions and
/// swaps of neighbors each count one. Nil where it is greater than `limit`.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    let tooFar = limit + 1
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
        var current = [Int](repeating: tooFar, count: b.count + 1)
        current[0] = i + 1
        var smallest = current[0]
        // Only cells within `limit` of the diagonal can stay within it.
        for j in max(0, i - limit)..<max(max(0, i - limit), min(b.count, i + limit + 1)) {
            var distance = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                distance = min(distance, beforePrevious[j - 1] + 1)
            }
            current[j + 1] = min(distance, tooFar)
            smallest = min(smallest, current[j + 1])
        }
        guard smallest <= limit else { return nil }
        beforePrevious = previous
        previous = current
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
}
