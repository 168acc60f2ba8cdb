#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    import Glibc

    /// Counts how often one thread takes memory from the heap.
    ///
    /// All that Swift allocates goes through the C library's `malloc` and `posix_memalign`, which libswiftCore calls by way
    /// of its table of imported functions (ELF, "Procedure Linkage Table"). The counter puts itself into that table.
    enum AllocationCounter {
        /// - Returns: How often the closure takes memory from the heap; -1 where they cannot be counted.
        static func allocations(in body: () -> Void) -> Int {
            guard isInstalled else { return -1 }
            allocationCount = 0
            countingThread = pthread_self()
            body()
            countingThread = 0
            return allocationCount
        }

        private static let isInstalled: Bool = {
            guard let library = dlopen("libswiftCore.so", RTLD_NOLOAD | RTLD_NOW) else { return false }
            let imports = ImportTable(library)
            let allocate: @convention(c) (Int) -> UnsafeMutableRawPointer? = { size in
                countAllocation()
                return malloc(size)
            }
            let allocateAligned: @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int, Int) -> CInt = {
                countAllocation()
                return posix_memalign($0, $1, $2)
            }
            countAllocation()
            return imports.replace("malloc", by: unsafeBitCast(allocate, to: UInt.self))
                && imports.replace("posix_memalign", by: unsafeBitCast(allocateAligned, to: UInt.self))
        }()
    }

    nonisolated(unsafe) private var countingThread: pthread_t = 0
    nonisolated(unsafe) private var allocationCount = 0

    private func countAllocation() {
        if countingThread != 0, countingThread == pthread_self() { allocationCount += 1 }
    }

    /// The functions that a loaded 64-bit ELF library imports (System V ABI, "Dynamic Linking").
    private struct ImportTable {
        private let base: UInt
        private var relocations: UnsafeRawPointer?
        private var size = 0
        private var symbols: UnsafeRawPointer?
        private var names: UnsafePointer<CChar>?

        /// - Parameter library: What `dlopen` gives: a `link_map`, which begins with the library's base address, its name,
        ///   and its dynamic section.
        init(_ library: UnsafeMutableRawPointer) {
            base = library.load(as: UInt.self)
            var entry = library.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
            while let current = entry {
                let value = current.load(fromByteOffset: 8, as: UInt.self)
                switch current.load(as: Int.self) {
                case 0: return
                case 2: size = Int(value)
                case 5: names = UnsafePointer(bitPattern: value)
                case 6: symbols = UnsafeRawPointer(bitPattern: value)
                case 23: relocations = UnsafeRawPointer(bitPattern: value)
                default: break
                }
                entry = current + 16
            }
        }

        /// - Returns: False where the library does not import the function.
        func replace(_ name: String, by address: UInt) -> Bool {
            guard let relocations, let symbols, let names else { return false }
            for offset in stride(from: 0, to: size, by: 24) {
                let symbol = Int(relocations.load(fromByteOffset: offset + 8, as: UInt64.self) >> 32)
                let start = Int(symbols.load(fromByteOffset: symbol * 24, as: UInt32.self))
                guard String(cString: names + start) == name else { continue }
                let slot = base + relocations.load(fromByteOffset: offset, as: UInt.self)
                guard let pointer = UnsafeMutablePointer<UInt>(bitPattern: slot) else { return false }
                let page = UnsafeMutableRawPointer(bitPattern: slot & ~4_095)
                guard mprotect(page, 4_096, PROT_READ | PROT_WRITE) == 0 else { return false }
                pointer.pointee = address
                return true
            }
            return false
        }
    }
#endif
