import RouteManifest

extension ManifestDifference {
    /// Reports what options and origins change for all routes at once, each with one URL.
    mutating func compareOptions() {
        let (before, after) = (old.manifest.options, new.manifest.options)
        if !before.strictSlashes, after.strictSlashes { compareSlashes() }
        if before.plusIsSpace != after.plusIsSpace { comparePlus() }
        if old.manifest.origins.isEmpty, !new.manifest.origins.isEmpty { compareAddresses() }
    }

    /// A slash at a path's end counts now.
    private mutating func compareSlashes() {
        for route in old.manifest.routes {
            let urls = example(of: route).map { shared.texts($0) } ?? []
            guard let url = urls.first(where: { id($0, in: old) == route.id && id($0, in: new) == nil }) else {
                continue
            }
            report(
                "'option slashes' was lenient and is now strict: \"\(url)\" no longer matches any route",
                at: old.manifest.namespacePlace)
            return
        }
    }

    private mutating func comparePlus() {
        for route in old.manifest.routes {
            for parameter in route.parameters where parameter.type.holdsPlus {
                guard case .query(let key) = parameter.source, let url = example(of: route) else { continue }
                let text = shared.texts(url.with(key, "a"))[0] + "+b"
                guard id(text, in: old) == route.id, id(text, in: new) == route.id else { continue }
                let (was, now) = old.manifest.options.plusIsSpace ? ("space", "literal") : ("literal", "space")
                report(
                    "'option plus' was \(was) and is now \(now): \"\(text)\" has another value of '\(parameter.name)'",
                    at: old.manifest.namespacePlace)
                return
            }
        }
    }

    /// Without origins a manifest takes every address.
    private mutating func compareAddresses() {
        for route in old.manifest.routes {
            guard let path = example(of: route)?.text(shared.space) else { continue }
            for host in ["https://example.com", "https://elsewhere.example"] {
                guard id(host + path, in: old) == route.id, id(host + path, in: new) == nil else { continue }
                report(
                    "'\(old.manifest.namespace)' took every address and now takes those of its origins: "
                        + "\"\(host + path)\" no longer matches any route", at: old.manifest.namespacePlace)
                return
            }
        }
    }
}

extension ValueType {
    /// Whether text with a plus may be a value.
    fileprivate var holdsPlus: Bool {
        switch self {
        case .string(let length): return length.map { $0.contains(3) } ?? true
        case .own: return true
        default: return false
        }
    }
}

extension WitnessURL {
    /// The URL with another value of a query key.
    func with(_ key: String, _ value: String) -> WitnessURL {
        var url = self
        url.query.removeAll { ExactText($0.key) == ExactText(key) }
        url.query.append((key, value))
        return url
    }
}
