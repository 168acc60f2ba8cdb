// Saves one document after the other, each with the next revision, until somebody kills it. The tests of the file
// store do.
//
// usage: StoreWriter FILE FIRST
//
// Prints a line with the revision after each save: what was printed must be there afterwards.

import Foundation
import GoldenRoutes
import SwitchyardFoundation

let arguments = CommandLine.arguments
let store = OverridesFileStore(URL(fileURLWithPath: arguments[1]), for: Clauses.self)
var number = Int(arguments[2]) ?? 0
while true {
    // Long enough for a kill to fall in the middle of a write.
    let padding = String(repeating: " ", count: 20_000)
    try store.save(Data("{\"version\": 1, \"revision\": \"\(number)\"\(padding)}".utf8))
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    number += 1
}
