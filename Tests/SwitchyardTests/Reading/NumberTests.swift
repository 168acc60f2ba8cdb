import Testing

/// Rule 5: numbers and other typed values.
struct NumberTests {
    static let table = testTable(
        """
        intValue     /int/{v: Int}
        int8Value    /int8/{v: Int8}
        int16Value   /int16/{v: Int16}
        int32Value   /int32/{v: Int32}
        int64Value   /int64/{v: Int64}
        uintValue    /uint/{v: UInt}
        uint8Value   /uint8/{v: UInt8}
        uint16Value  /uint16/{v: UInt16}
        uint32Value  /uint32/{v: UInt32}
        uint64Value  /uint64/{v: UInt64}
        doubleValue  /double/{v: Double}
        floatValue   /float/{v: Float}
        boolValue    /bool/{v: Bool}
        uuidValue    /uuid/{v: UUID}
        range        /range/{v: Int(-5...12)}
        below        /below/{v: Int(0..<10)}
        from         /from/{v: Int(100...)}
        small        /small/{v: UInt8(...9)}
        text         /text/{v: String(2...3)}
        code         /code/{v: /[A-Z]{2}\\d{3}/}
        choice       /choice/{v: png|jpg}
        """)

    @Test(
        "whole numbers are plain decimal",
        arguments: Reading.rows(
            """
            /int/0                              → intValue v=0
            /int/-0                             → intValue v=0
            /int/42                             → intValue v=42
            /int/-42                            → intValue v=-42
            /int/007                            → intValue v=7
            /int/-007                           → intValue v=-7
            /int/00000000000000000000000000042  → intValue v=42
            /int/9223372036854775807            → intValue v=9223372036854775807
            /int/9223372036854775808            → ✗ v=9223372036854775808 is no Int
            /int/-9223372036854775808           → intValue v=-9223372036854775808
            /int/-9223372036854775809           → ✗ v=-9223372036854775809 is no Int
            /int/18446744073709551616           → ✗ v=18446744073709551616 is no Int
            /int/99999999999999999999999        → ✗ v=99999999999999999999999 is no Int
            /int/+42                            → ✗ v=+42 is no Int
            /int/%2B42                          → ✗ v=+42 is no Int
            /int/-                              → ✗ v=- is no Int
            /int/--1                            → ✗ v=--1 is no Int
            /int/4-2                            → ✗ v=4-2 is no Int
            /int/4.0                            → ✗ v=4.0 is no Int
            /int/4e2                            → ✗ v=4e2 is no Int
            /int/0x10                           → ✗ v=0x10 is no Int
            /int/1_000                          → ✗ v=1_000 is no Int
            /int/4%202                          → ✗ v="4 2" is no Int
            /int/%2042                          → ✗ v=" 42" is no Int
            /int/%34%32                         → intValue v=42
            /int/%2D1                           → intValue v=-1
            /int/٤٢                             → ✗ v=٤٢ is no Int
            /int/４２                           → ✗ v=４２ is no Int
            /int/\u{2212}1                      → ✗ v=\u{2212}1 is no Int
            """))
    func wholeNumbers(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "a number outside its type does not match",
        arguments: Reading.rows(
            """
            /int8/127                           → int8Value v=127
            /int8/128                           → ✗ v=128 is no Int8
            /int8/-128                          → int8Value v=-128
            /int8/-129                          → ✗ v=-129 is no Int8
            /int16/32767                        → int16Value v=32767
            /int16/32768                        → ✗ v=32768 is no Int16
            /int16/-32768                       → int16Value v=-32768
            /int32/2147483647                   → int32Value v=2147483647
            /int32/2147483648                   → ✗ v=2147483648 is no Int32
            /int32/-2147483649                  → ✗ v=-2147483649 is no Int32
            /int64/9223372036854775807          → int64Value v=9223372036854775807
            /int64/-9223372036854775809         → ✗ v=-9223372036854775809 is no Int64
            /uint/0                             → uintValue v=0
            /uint/-0                            → ✗ v=-0 is no UInt
            /uint/-1                            → ✗ v=-1 is no UInt
            /uint/18446744073709551615          → uintValue v=18446744073709551615
            /uint/18446744073709551616          → ✗ v=18446744073709551616 is no UInt
            /uint8/255                          → uint8Value v=255
            /uint8/0255                         → uint8Value v=255
            /uint8/256                          → ✗ v=256 is no UInt8
            /uint16/65536                       → ✗ v=65536 is no UInt16
            /uint32/4294967295                  → uint32Value v=4294967295
            /uint32/4294967296                  → ✗ v=4294967296 is no UInt32
            /uint64/18446744073709551615        → uint64Value v=18446744073709551615
            /uint64/18446744073709551616        → ✗ v=18446744073709551616 is no UInt64
            /range/-5                           → range v=-5
            /range/-6                           → ✗ v=-6 is no Int(-5...12)
            /range/-05                          → range v=-5
            /range/-0                           → range v=0
            /range/012                          → range v=12
            /range/13                           → ✗ v=13 is no Int(-5...12)
            /below/9                            → below v=9
            /below/10                           → ✗ v=10 is no Int(0...9)
            /from/100                           → from v=100
            /from/9223372036854775807           → from v=9223372036854775807
            /small/9                            → small v=9
            /small/10                           → ✗ v=10 is no UInt8(0...9)
            """))
    func ranges(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "a Double adds fraction and exponent",
        arguments: Reading.rows(
            """
            /double/1                           → doubleValue v=1.0
            /double/1.5                         → doubleValue v=1.5
            /double/-1.50                       → doubleValue v=-1.5
            /double/007.25                      → doubleValue v=7.25
            /double/1e3                         → doubleValue v=1000.0
            /double/1E+3                        → doubleValue v=1000.0
            /double/25e-2                       → doubleValue v=0.25
            /double/1.5e300                     → doubleValue v=1.5e+300
            /double/1e400                       → ✗ v=1e400 is no Double
            /double/-1e400                      → ✗ v=-1e400 is no Double
            /double/.5                          → ✗ v=.5 is no Double
            /double/5.                          → ✗ v=5. is no Double
            /double/+1                          → ✗ v=+1 is no Double
            /double/1e                          → ✗ v=1e is no Double
            /double/1.5.5                       → ✗ v=1.5.5 is no Double
            /double/1,5                         → ✗ v="1,5" is no Double
            /double/nan                         → ✗ v=nan is no Double
            /double/inf                         → ✗ v=inf is no Double
            /double/-infinity                   → ✗ v=-infinity is no Double
            /double/0x1p3                       → ✗ v=0x1p3 is no Double
            /float/1.5                          → floatValue v=1.5
            /float/1e39                         → ✗ v=1e39 is no Float
            /float/3e38                         → floatValue v=3e+38
            """))
    func doubles(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }

    @Test(
        "the other types",
        arguments: Reading.rows(
            """
            /bool/true                                    → boolValue v=true
            /bool/false                                   → boolValue v=false
            /bool/True                                    → ✗ v=True is no Bool
            /bool/1                                       → ✗ v=1 is no Bool
            /uuid/6f9619ff-8b86-d011-b42d-00cf4fc964ff    → uuidValue v=6f9619ff-8b86-d011-b42d-00cf4fc964ff
            /uuid/6F9619FF-8B86-D011-B42D-00CF4FC964FF    → uuidValue v=6f9619ff-8b86-d011-b42d-00cf4fc964ff
            /uuid/6F9619ff%2D8B86-D011-B42D-00CF4FC964FF  → uuidValue v=6f9619ff-8b86-d011-b42d-00cf4fc964ff
            /uuid/6f9619ff8b86d011b42d00cf4fc964ff        → ✗ v=6f9619ff8b86d011b42d00cf4fc964ff is no UUID
            /uuid/6f9619ff-8b86-d011-b42d-00cf4fc964f     → ✗ v=6f9619ff-8b86-d011-b42d-00cf4fc964f is no UUID
            /uuid/6f9619ff-8b86-d011-b42d-00cf4fc964ff0   → ✗ v=6f9619ff-8b86-d011-b42d-00cf4fc964ff0 is no UUID
            /uuid/6f9619fg-8b86-d011-b42d-00cf4fc964ff    → ✗ v=6f9619fg-8b86-d011-b42d-00cf4fc964ff is no UUID
            /uuid/6f9619f-f8b86-d011-b42d-00cf4fc964ff    → ✗ v=6f9619f-f8b86-d011-b42d-00cf4fc964ff is no UUID
            /uuid/{6f9619ff-8b86-d011-b42d-00cf4fc964ff}  → ✗ v={6f9619ff-8b86-d011-b42d-00cf4fc964ff} is no UUID
            /text/a                                       → ✗ v=a is no String(2...3)
            /text/ab                                      → text v=ab
            /text/日本語                                  → text v=日本語
            /text/%E6%97%A5%E6%9C%AC                      → text v=日本
            /text/e\u{301}                                → text v=e\u{301}
            /text/abcd                                    → ✗ v=abcd is no String(2...3)
            /code/AB123                                   → code v=AB123
            /code/%41B123                                 → code v=AB123
            /code/AB1234                                  → ✗ v=AB1234 is no /[A-Z]{2}\\d{3}/
            /code/xAB123                                  → ✗ v=xAB123 is no /[A-Z]{2}\\d{3}/
            /code/AB123%0A                                → ✗ v="AB123\\n" is no /[A-Z]{2}\\d{3}/
            /code/AB12٣                                   → ✗ v=AB12٣ is no /[A-Z]{2}\\d{3}/
            /choice/png                                   → choice v=png
            /choice/%70ng                                 → choice v=png
            /choice/gif                                   → ✗ v=gif is no png|jpg
            """))
    func others(_ row: Reading) { #expect(Self.table.reading(row.url) == row.result) }
}
