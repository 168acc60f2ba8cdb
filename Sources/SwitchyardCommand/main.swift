import RouteTool

// Run by people: `swift run switchyard …`.
Tool.main()
