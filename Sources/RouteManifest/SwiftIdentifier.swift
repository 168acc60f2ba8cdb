/// Which characters make a Swift identifier: "Grammar of an identifier" in The Swift Programming Language, without the
/// invisible ones (general category Cf), which would let two names look alike.
enum SwiftIdentifier {
    static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x80: return isHead(UInt8(truncatingIfNeeded: scalar.value))
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
            0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
            0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F,
            0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
            0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
            0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
            0x1_0000...0x1_FFFD, 0x2_0000...0x2_FFFD, 0x3_0000...0x3_FFFD, 0x4_0000...0x4_FFFD, 0x5_0000...0x5_FFFD,
            0x6_0000...0x6_FFFD, 0x7_0000...0x7_FFFD, 0x8_0000...0x8_FFFD, 0x9_0000...0x9_FFFD, 0xA_0000...0xA_FFFD,
            0xB_0000...0xB_FFFD, 0xC_0000...0xC_FFFD, 0xD_0000...0xD_FFFD, 0xE_0000...0xE_FFFD:
            return scalar.properties.generalCategory != .format
        default: return false
        }
    }

    static func continues(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return true
        default: return isHead(scalar)
        }
    }

    static func isHead(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            return true
        default: return false
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// Whether `text` can name a parameter as it stands.
    static func isLowerCaseName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, isHead(first), !first.properties.isUppercase else { return false }
        return text != "_" && text.unicodeScalars.allSatisfy(continues)
    }
}
