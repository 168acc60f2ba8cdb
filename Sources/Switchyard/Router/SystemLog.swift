#if canImport(os)
    import os
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Where a platform's logs go.
public enum SystemLog {
    /// Writes one line under the name `Switchyard`: to the system log on Apple's platforms, where the text is marked
    /// private, and to standard error elsewhere.
    @Sendable public static func write(_ line: String, isFailure: Bool) {
        #if canImport(os)
            let log = Logger(subsystem: "Switchyard", category: "Router")
            log.log(level: isFailure ? .error : .info, "\(line, privacy: .private)")
        #else
            var text = "Switchyard: \(line)\n"
            text.withUTF8 { bytes in
                var rest = UnsafeRawBufferPointer(bytes)
                while !rest.isEmpty {
                    let count = write(rest)
                    if count <= 0 { return }
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                }
            }
        #endif
    }

    #if canImport(os)
        // Nothing to write by hand.
    #elseif canImport(Glibc)
        private static func write(_ bytes: UnsafeRawBufferPointer) -> Int {
            Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    #elseif canImport(Musl)
        private static func write(_ bytes: UnsafeRawBufferPointer) -> Int {
            Musl.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    #elseif canImport(Android)
        private static func write(_ bytes: UnsafeRawBufferPointer) -> Int {
            guard let start = bytes.baseAddress else { return 0 }
            return Android.write(STDERR_FILENO, start, bytes.count)
        }
    #endif
}
