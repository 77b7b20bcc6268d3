//! Simplifies the ends of a pattern.
//!
//! A search ignores repetitions at an unanchored end: `^.{1,2000}` matches where `^.` matches, with
//! less memory.

use super::tree::{Node, Quantifier};

pub fn without_open_ends(node: Node) -> Node {
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

/// Trims the outermost node, and the next one if nothing is left.
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
