// The routes of this module are generated from GitHub.routes. They are here to be measured: a table of the size and
// shape that other routers are measured on.
