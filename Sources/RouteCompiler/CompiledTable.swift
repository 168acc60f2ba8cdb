package import RouteManifest
package import Switchyard

/// A manifest compiled: its table, proven sound.
package struct CompiledTable: Sendable {
    /// The table's bytes, which are valid UTF-8.
    package let bytes: [UInt8]
    package let stateCount: Int
    package let literalCount: Int

    /// The table as the one string literal of the generated file.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The table to match URLs with.
    package var dynamic: DynamicTable { DynamicTable(bytes) }

    /// Compiles a checked manifest and proves it sound.
    ///
    /// - Parameter pool: What is known of languages already.
    /// - Returns: Nil, with errors, where the manifest does not fit a table or a proof fails.
    package init?(
        _ manifest: CheckedManifest, _ diagnostics: inout Diagnostics, pool: LanguagePool = LanguagePool()
    ) {
        guard manifest.fitsTable(&diagnostics) else { return nil }
        let analysis = PatternAnalysis(manifest, pool: pool)
        if let fault = analysis.excess {
            diagnostics.append(fault)
            return nil
        }
        var writer = TableWriter(analysis)
        guard writer.write() else {
            diagnostics.error(
                "no perfect hash was found for '\(manifest.namespace)'; please report this manifest",
                at: manifest.namespacePlace)
            return nil
        }
        bytes = writer.buffer.bytes
        stateCount = writer.automata.automata.reduce(0) { $0 + $1.states.count }
        literalCount = writer.literalCount
        var proof = SoundnessProof(analysis, table: DynamicTable(bytes))
        // A rewrite may lead to a route that the checks have left out.
        proof.run(checksRewrites: !diagnostics.hasErrors)
        for diagnostic in proof.diagnostics.all { diagnostics.append(diagnostic) }
        if proof.diagnostics.hasErrors { return nil }
    }
}
