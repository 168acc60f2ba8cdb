import Foundation
import GoldenRoutes
import Switchyard

// Opens routes from many tasks while others change the router; built with the Thread Sanitizer in `.ci/run`.
//
// usage: RouterStress [OPENINGS]   exit status 1 if an opening was lost or saw half of a change

let openings = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 120_000
let faults = await Stress(openings: openings).run()
for fault in faults.sorted() { print("error: \(fault)") }
print("\(openings) openings, \(faults.count) faults")
exit(faults.isEmpty ? 0 : 1)
