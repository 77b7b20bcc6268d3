//! Graphs of types, and the closure of relations.

use std::collections::BTreeSet;

use petgraph::graphmap::DiGraphMap;

use super::{TypeDefinition, TypeId, TypeKind};

/// A graph of types.
pub type TypeGraph = DiGraphMap<TypeId, ()>;

/// Returns the graph of types, each with an edge to those that `targets` returns for its kind.
pub fn type_graph(
    types: &[TypeDefinition],
    targets: impl Fn(&TypeKind) -> Vec<TypeId>,
) -> TypeGraph {
    let mut graph = TypeGraph::new();
    for (index, definition) in types.iter().enumerate() {
        let id = graph.add_node(TypeId(index));
        for target in targets(&definition.kind) {
            graph.add_edge(id, target, ());
        }
    }
    graph
}

/// Returns some items, and all that follow from them by `next`.
pub fn closure<T: Copy + Ord, N: IntoIterator<Item = T>>(
    from: impl IntoIterator<Item = T>,
    next: impl Fn(T) -> N,
) -> BTreeSet<T> {
    let mut waiting: Vec<T> = from.into_iter().collect();
    let mut found = BTreeSet::new();
    while let Some(one) = waiting.pop() {
        if found.insert(one) {
            waiting.extend(next(one));
        }
    }
    found
}
