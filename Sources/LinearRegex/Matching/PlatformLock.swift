#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A lock of the operating system, at an address of its own.
package final class PlatformLock: @unchecked Sendable {
    #if canImport(Darwin)
        private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)

        package init() {
            lock.initialize(to: os_unfair_lock())
        }

        deinit {
            lock.deinitialize(count: 1)
            lock.deallocate()
        }

        /// Runs `body` while no one else holds the lock.
        @inline(__always)
        package func withLock<Value>(_ body: () throws -> Value) rethrows -> Value {
            os_unfair_lock_lock(lock)
            defer { os_unfair_lock_unlock(lock) }
            return try body()
        }
    #else
        private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        package init() {
            lock.initialize(to: pthread_mutex_t())
            pthread_mutex_init(lock, nil)
        }

        deinit {
            pthread_mutex_destroy(lock)
            lock.deinitialize(count: 1)
            lock.deallocate()
        }

        /// Runs `body` while no one else holds the lock.
        @inline(__always)
        package func withLock<Value>(_ body: () throws -> Value) rethrows -> Value {
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
            return try body()
        }
    #endif
}
