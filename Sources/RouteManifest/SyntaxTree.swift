/// One `.routes` file as written. Nothing is looked up yet: names are text.
package struct ManifestSyntax: Sendable {
    package var file: String
    /// False where the file does not begin `routes 1`, which is reported already.
    package var hasVersion = false
    /// True for a file that begins `routes 1 part`.
    package var isPart = false
    package var namespace: Located<String>?
    package var namespaceDocumentation: [String] = []
    package var access: Located<String>?
    package var imports: [Located<String>] = []
    package var options: [OptionSyntax] = []
    package var origins: [OriginSyntax] = []
    package var enums: [EnumSyntax] = []
    package var types: [TypeDeclarationSyntax] = []
    package var guards: [Located<String>] = []
    package var items: [ItemSyntax] = []
    /// The words of statements that could not be read. A name among them may well be declared by one of these, so
    /// that nobody should call it unknown.
    package var wordsOfUnreadLines: Set<String> = []

    package init(file: String) { self.file = file }
}

/// `option slashes strict`
package struct OptionSyntax: Sendable {
    package var name: Located<String>
    package var value: Located<String>

    package init(name: Located<String>, value: Located<String>) {
        self.name = name
        self.value = value
    }
}

/// `origin web https://shop.example.com https://*.shop.example.com:8443`
package struct OriginSyntax: Sendable {
    package var name: Located<String>
    package var addresses: [Located<String>]
    package var documentation: [String]

    package init(name: Located<String>, addresses: [Located<String>], documentation: [String]) {
        self.name = name
        self.addresses = addresses
        self.documentation = documentation
    }
}

/// `enum Sort: newest, price = "price-asc"`
package struct EnumSyntax: Sendable {
    package struct Case: Sendable {
        package var name: Located<String>
        /// The text in the URL; the name where none is written.
        package var rawValue: Located<String>?

        package init(name: Located<String>, rawValue: Located<String>?) {
            self.name = name
            self.rawValue = rawValue
        }
    }

    package var name: Located<String>
    package var cases: [Case]
    package var documentation: [String]

    package init(name: Located<String>, cases: [Case], documentation: [String]) {
        self.name = name
        self.cases = cases
        self.documentation = documentation
    }
}

/// `type SKU = ShopModels.SKU`
package struct TypeDeclarationSyntax: Sendable {
    package var name: Located<String>
    package var target: Located<String>
    package var documentation: [String]

    package init(name: Located<String>, target: Located<String>, documentation: [String]) {
        self.name = name
        self.target = target
        self.documentation = documentation
    }
}
