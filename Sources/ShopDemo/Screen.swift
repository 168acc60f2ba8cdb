import ShopRoutes
import Switchyard
import SwitchyardFoundation

/// What the app would show for a route.
enum Screen {
    /// The switch is exhaustive: a route that is added to the manifest and forgotten here does not compile.
    static func description(of route: Routes) -> String {
        switch route {
        case .home: return "the front page"
        case .me: return "your account"
        case .profile(let profile): return "the profile of \(profile.id.routeText)"
        case .detail(let item): return "item \(item.id)" + (item.section.map { ", section \($0)" } ?? "")
        case .search(let search): return description(of: search)
        case .map: return "search results on a map"
        case .photo(let photo): return "photo \(photo.id) as \(photo.ext.rawValue)"
        case .order(let order): return "order \(order.code)"
        case .stock(let stock): return "the stock of \(stock.sku.code)"
        case .month(let month): return "the news of \(month.year)" + (month.month.map { "-\($0)" } ?? "")
        case .files(let files): return "the file \(files.file.joined(separator: " › "))"
        case .alert(let alert): return "an alert, '\(alert.message)'"
        case .bar: return "drinks"
        case .signIn(let signIn): return "sign in" + (signIn.next.map { ", then \($0)" } ?? "")
        case .shop(.cart): return "the cart"
        case .shop(.checkout(let checkout)): return "step \(checkout.step) of the checkout"
        case .help(.index): return "all questions"
        case .help(.article(let article)): return "the answer to '\(article.slug)'"
        case .legacy(let legacy): return "item \(legacy.id), by an old link"
        }
    }

    private static func description(of search: Routes.Search) -> String {
        var text = "page \(search.page) of what is found for '\(search.q)'"
        if !search.tag.isEmpty { text += ", tagged \(search.tag.joined(separator: " and "))" }
        if let sort = search.sort { text += ", by \(sort)" }
        return text
    }
}
