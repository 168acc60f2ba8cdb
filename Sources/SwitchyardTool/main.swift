import RouteTool

// Run by the plugins, which find a tool only where target and product share a name.
Tool.main()
