internal import Foundation

/// A file whose content is replaced as a whole: whoever reads it sees the old content or the new one, also where the
/// writer is killed at any moment or the power fails.
///
/// New content goes to a second file beside it, is forced to the disk and renamed (POSIX, `rename`: "atomic"). The
/// second file is locked while it is written, so writers, also of other processes, take turns; the kernel frees the
/// lock of one that was killed, and the next writer reuses what it has left.
struct ReplaceableFile: Sendable {
    let path: String
    private var newPath: String { path + ".new" }

    init(_ url: URL) { path = url.path }

    /// - Parameter limit: Bytes that the file may have.
    /// - Returns: Nil where there is no file.
    func content(limit: Int) throws(FileFault) -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return nil }
        guard descriptor >= 0 else { throw FileFault("read", path) }
        defer { close(descriptor) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFault("read", path) }
            if count == 0 { return data }
            data.append(contentsOf: buffer[..<count])
            guard data.count <= limit else {
                throw FileFault(message: "'\(path)' has more than \(limit) bytes and is not read")
            }
        }
    }

    /// Replaces the content while no other writer can.
    ///
    /// - Parameter content: Gives the new content; where it throws, the file stays as it is.
    func replace(with content: () throws -> Data) throws {
        try makeFolder()
        let descriptor = try lockedNewFile()
        defer { close(descriptor) }
        do {
            try fill(descriptor, with: try content())
            guard rename(newPath, path) == 0 else { throw FileFault("replace", path) }
        } catch {
            unlink(newPath)
            throw error
        }
        syncFolder()
    }

    func remove() throws(FileFault) {
        guard unlink(path) == 0 || errno == ENOENT else { throw FileFault("remove", path) }
    }

    private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Opens and locks the second file.
    private func lockedNewFile() throws(FileFault) -> CInt {
        while true {
            let descriptor = open(newPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw FileFault("write", newPath) }
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    let fault = FileFault("lock", newPath)
                    close(descriptor)
                    throw fault
                }
            }
            // Whoever had the lock before may have renamed the file, or removed it.
            var (own, current) = (stat(), stat())
            if fstat(descriptor, &own) == 0, stat(newPath, &current) == 0, own.st_ino == current.st_ino,
                own.st_dev == current.st_dev
            {
                return descriptor
            }
            close(descriptor)
        }
    }

    private func fill(_ descriptor: CInt, with data: Data) throws(FileFault) {
        guard ftruncate(descriptor, 0) == 0 else { throw FileFault("write", newPath) }
        let bytes = [UInt8](data)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileFault("write", newPath) }
            written += count
        }
        #if canImport(Darwin)
            // There `fsync` leaves the data in the drive's own memory.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) == 0 else { throw FileFault("write", newPath) }
    }

    /// Makes the renaming last. Where a folder cannot be forced to the disk, the file is whole all the same.
    private func syncFolder() {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}

/// What the system refuses to do with a file.
struct FileFault: Error {
    let message: String

    init(message: String) { self.message = message }

    /// Takes the reason from `errno`.
    init(_ action: String, _ path: String) {
        message = "cannot \(action) '\(path)': \(String(cString: strerror(errno)))"
    }
}
