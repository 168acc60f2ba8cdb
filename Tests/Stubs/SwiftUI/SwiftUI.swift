// The part of Apple's SwiftUI module that SwitchyardUI uses, with the declarations of its public interface and nothing
// behind them, for type-checking where there is no SwiftUI.

public import Foundation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@resultBuilder
public struct ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency
public struct Link<Label: View>: View {
    public init(destination: URL, @ViewBuilder label: () -> Label) {}
    public var body: Never { fatalError() }
}

extension View {
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
