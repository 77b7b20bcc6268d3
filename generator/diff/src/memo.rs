//! Memoized comparisons: schemas are used by many operations, and may be recursive.

use std::collections::HashMap;
use std::rc::Rc;

use super::comparer::{Encoding, Flow};
use openapi_crates::source::Place;

/// The input of a comparison of schemas.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pair {
    /// The locations of the schemas.
    pub old: Vec<Place>,
    pub new: Vec<Place>,
    pub flow: Flow,
    /// The part of rules.
    pub kind: &'static str,
    pub encoding: Encoding,
    /// `true` for text whose items and properties are text as well.
    pub is_whole_text: bool,
}

/// The comparisons, each with its nested ones.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    indexes: HashMap<Pair, usize>,
    nodes: Vec<Node>,
    /// The current comparisons, each nested in the one before it.
    open: Vec<usize>,
}

#[derive(Debug)]
struct Node {
    /// The indexes of its own changes, without nested comparisons.
    changes: Vec<usize>,
    nested: Vec<usize>,
    /// The last operation that was added to its changes.
    operation: Rc<str>,
    is_open: bool,
}

impl Memo {
    /// Begins a comparison for an operation; if it is known, returns the changes that affect the operation as well.
    pub fn begin(&mut self, pair: Pair, operation: &Rc<str>) -> Option<Vec<usize>> {
        let known = self.indexes.get(&pair).copied();
        let index = known.unwrap_or(self.nodes.len());
        let outer = self.open.last().and_then(|open| self.nodes.get_mut(*open));
        if let Some(outer) = outer {
            outer.nested.push(index);
        }
        if known.is_some() {
            return Some(self.add_operation(index, operation));
        }
        self.indexes.insert(pair, index);
        self.nodes.push(Node {
            changes: Vec::new(),
            nested: Vec::new(),
            operation: Rc::clone(operation),
            is_open: true,
        });
        self.open.push(index);
        None
    }

    /// Ends the current comparison.
    pub fn end(&mut self) {
        let ended = self.open.pop();
        if let Some(node) = ended.and_then(|index| self.nodes.get_mut(index)) {
            node.is_open = false;
        }
    }

    /// Adds a change to the current comparison.
    pub fn found(&mut self, change: usize) {
        let open = self.open.last().copied();
        if let Some(node) = open.and_then(|index| self.nodes.get_mut(index)) {
            node.changes.push(change);
        }
    }

    /// `true` if a comparison has begun, but not ended.
    pub fn is_open(&self, pair: &Pair) -> bool {
        let index = self.indexes.get(pair).copied();
        let node = index.and_then(|index| self.nodes.get(index));
        node.is_some_and(|node| node.is_open)
    }

    /// Returns the changes of a comparison and of its nested ones that the operation was not added to.
    fn add_operation(&mut self, index: usize, operation: &Rc<str>) -> Vec<usize> {
        let mut changes = Vec::new();
        let mut waiting = vec![index];
        while let Some(index) = waiting.pop() {
            let Some(node) = self.nodes.get_mut(index) else {
                continue;
            };
            if node.operation != *operation {
                node.operation = Rc::clone(operation);
                changes.extend(&node.changes);
                waiting.extend(&node.nested);
            }
        }
        changes
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A comparison of two versions of a schema.
    pub(crate) fn pair(name: &str) -> Pair {
        Pair {
            old: vec![Place::root().key(name)],
            new: vec![Place::root().key(name)],
            flow: Flow::ToServer,
            kind: "body",
            encoding: Encoding::Json,
            is_whole_text: false,
        }
    }

    #[test]
    fn every_schema_of_a_cycle_has_all_changes() {
        let mut memo = Memo::default();
        let (first, second): (Rc<str>, Rc<str>) = ("GET /a".into(), "GET /b".into());
        // `A` contains `B`, which contains `A`; both changed.
        assert_eq!(memo.begin(pair("A"), &first), None);
        assert_eq!(memo.begin(pair("B"), &first), None);
        assert_eq!(memo.begin(pair("A"), &first), Some(Vec::new()));
        memo.found(0);
        memo.end();
        memo.found(1);
        memo.end();
        assert_eq!(memo.begin(pair("B"), &second), Some(vec![0, 1]));
        assert_eq!(memo.begin(pair("A"), &second), Some(Vec::new()));
    }
}
