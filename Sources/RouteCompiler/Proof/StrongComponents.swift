/// The strongly connected components of a graph (Tarjan, 1972), without recursion.
struct StrongComponents {
    private(set) var components: [[Int]] = []

    /// - Parameter edges: For each node those that it leads to.
    init(_ edges: [[Int]]) {
        var index = [Int](repeating: -1, count: edges.count)
        var low = index
        var isOpen = [Bool](repeating: false, count: edges.count)
        var open: [Int] = []
        var counter = 0
        for root in edges.indices where index[root] < 0 {
            var path = [(node: root, edge: 0)]
            while let (node, edge) = path.last {
                if edge == 0 {
                    index[node] = counter
                    low[node] = counter
                    counter += 1
                    open.append(node)
                    isOpen[node] = true
                }
                if edge < edges[node].count {
                    path[path.count - 1].edge += 1
                    let target = edges[node][edge]
                    if index[target] < 0 {
                        path.append((target, 0))
                    } else if isOpen[target] {
                        low[node] = min(low[node], index[target])
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
                guard low[node] == index[node] else { continue }
                var component: [Int] = []
                repeat {
                    component.append(open.removeLast())
                    isOpen[component[component.count - 1]] = false
                } while component.last != node
                components.append(component)
            }
        }
    }
}
