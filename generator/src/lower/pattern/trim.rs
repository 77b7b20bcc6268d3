//! What a search need not match at its ends.
//!
//! A pattern is searched for, so that a repetition at its open end adds nothing behind its least
//! count: `^.{1,2000}` finds what `^.` finds. What is left takes a small part of the memory.

use super::tree::{Node, Quantifier};

/// The tree without what cannot change whether a text matches. It may have no references.
pub(super) fn without_open_ends(node: Node) -> Node {
    trimmed(trimmed(node, End::Last), End::First)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    First,
    Last,
}

fn trimmed(node: Node, end: End) -> Node {
    match node {
        Node::Choice(nodes) => {
            let nodes = nodes.into_iter().map(|node| trimmed(node, end));
            Node::Choice(nodes.collect())
        }
        Node::Sequence(nodes) => sequence(nodes, end),
        Node::Repeat(inner, quantifier) => repeated(*inner, quantifier, end),
        node => node,
    }
}

fn repeated(inner: Node, quantifier: Quantifier, end: End) -> Node {
    match quantifier.minimum {
        0 => Node::Empty,
        1 => trimmed(inner, end),
        least => {
            let maximum = Some(least);
            let minimum = least;
            Node::Repeat(Box::new(inner), Quantifier { minimum, maximum })
        }
    }
}

/// Trims the outermost part, and the next where nothing is left of it.
fn sequence(mut nodes: Vec<Node>, end: End) -> Node {
    loop {
        let at = match end {
            End::First => 0,
            End::Last => nodes.len().saturating_sub(1),
        };
        if nodes.is_empty() {
            return Node::Empty;
        }
        match trimmed(nodes.remove(at), end) {
            node if is_nothing(&node) => {}
            node => {
                nodes.insert(at, node);
                return Node::Sequence(nodes);
            }
        }
    }
}

fn is_nothing(node: &Node) -> bool {
    match node {
        Node::Empty => true,
        Node::Sequence(nodes) => nodes.iter().all(is_nothing),
        _ => false,
    }
}
