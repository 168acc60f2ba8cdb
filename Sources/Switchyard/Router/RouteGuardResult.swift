/// What a guard says to a route.
///
/// ```swift
/// router.guard("signedIn") { route, context in
///     context[User.self] != nil ? .allow : .redirect(.signIn(next: route.path))
/// }
/// ```
public enum RouteGuardResult<Table: RouteTable>: Sendable, Hashable {
    /// The route may be opened.
    case allow
    /// The route is not opened: `RouteError.Reason.refused(guard:)`, with this as the error's note.
    case refuse(String?)
    /// Another route is opened in its place, after that route's own guards.
    case redirect(Table)

    /// The route is not opened, and there is nothing more to say.
    public static var refuse: RouteGuardResult { .refuse(nil) }
}
