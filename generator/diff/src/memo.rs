//! What was compared already: schemas are used by many operations, and lead back to themselves.

use std::collections::HashMap;
use std::rc::Rc;

use super::comparer::{Flow, Written};
use generator::source::Place;

/// Schemas that are compared, as far as what is found depends on it: their places in both descriptions, who
/// reads them, what the names of rules say, and what their values are written in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pair {
    pub old: Vec<Place>,
    pub new: Vec<Place>,
    pub flow: Flow,
    pub kind: &'static str,
    pub written: Written,
    /// Whether they are a whole text, whose items and fields are texts, too.
    pub is_whole_text: bool,
}

/// The comparisons, each with those that it is made of.
#[derive(Debug, Default)]
pub(super) struct Memo {
    indexes: HashMap<Pair, usize>,
    nodes: Vec<Node>,
    /// Those that are under way, each within the one before it.
    open: Vec<usize>,
}

/// A comparison.
#[derive(Debug)]
struct Node {
    /// The numbers of the changes that were found in it itself.
    changes: Vec<usize>,
    /// The comparisons that it is made of.
    parts: Vec<usize>,
    /// The last operation whose changes those of this and of its parts are known to be.
    operation: Rc<str>,
    is_open: bool,
}

impl Memo {
    /// Begins a comparison for an operation. One that is known is only noted as a part of what is under way: the
    /// numbers of the changes that concern the operation, too, are returned.
    pub fn begin(&mut self, pair: Pair, operation: &Rc<str>) -> Option<Vec<usize>> {
        let known = self.indexes.get(&pair).copied();
        let index = known.unwrap_or(self.nodes.len());
        let whole = self.open.last().and_then(|open| self.nodes.get_mut(*open));
        if let Some(whole) = whole {
            whole.parts.push(index);
        }
        if known.is_some() {
            return Some(self.also_of(index, operation));
        }
        self.indexes.insert(pair, index);
        self.nodes.push(Node {
            changes: Vec::new(),
            parts: Vec::new(),
            operation: Rc::clone(operation),
            is_open: true,
        });
        self.open.push(index);
        None
    }

    /// Ends the comparison that was begun last.
    pub fn end(&mut self) {
        let ended = self.open.pop();
        if let Some(node) = ended.and_then(|index| self.nodes.get_mut(index)) {
            node.is_open = false;
        }
    }

    /// Notes a change of the comparison that is under way.
    pub fn found(&mut self, change: usize) {
        let open = self.open.last().copied();
        if let Some(node) = open.and_then(|index| self.nodes.get_mut(index)) {
            node.changes.push(change);
        }
    }

    /// Whether a comparison is under way.
    pub fn is_open(&self, pair: &Pair) -> bool {
        let index = self.indexes.get(pair).copied();
        let node = index.and_then(|index| self.nodes.get(index));
        node.is_some_and(|node| node.is_open)
    }

    /// The changes of a comparison and of all that it leads to, but for those that the operation is known to have.
    fn also_of(&mut self, index: usize, operation: &Rc<str>) -> Vec<usize> {
        let mut changes = Vec::new();
        let mut waiting = vec![index];
        while let Some(index) = waiting.pop() {
            let Some(node) = self.nodes.get_mut(index) else {
                continue;
            };
            if node.operation != *operation {
                node.operation = Rc::clone(operation);
                changes.extend(&node.changes);
                waiting.extend(&node.parts);
            }
        }
        changes
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Two versions of a schema, to be compared.
    pub(crate) fn pair(name: &str) -> Pair {
        Pair {
            old: vec![Place::root().key(name)],
            new: vec![Place::root().key(name)],
            flow: Flow::ToServer,
            kind: "body",
            written: Written::Json,
            is_whole_text: false,
        }
    }

    #[test]
    fn whatever_leads_into_a_circle_has_all_its_changes() {
        let mut memo = Memo::default();
        let (first, second): (Rc<str>, Rc<str>) = ("GET /a".into(), "GET /b".into());
        // `A` holds `B`, which holds `A`; both changed.
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
