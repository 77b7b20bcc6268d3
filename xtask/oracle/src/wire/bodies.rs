//! The alternative bodies of a request.

use super::outline::{Content, Operation};

/// The name that a program knows a body by.
pub fn key(sending: usize) -> String {
    match sending {
        0 => "body".to_owned(),
        sending => format!("body {sending}"),
    }
}

/// The bodies that a client has methods for.
pub fn sent(operation: &Operation) -> Vec<&Content> {
    let first = operation.body.iter().map(|body| body.content.first());
    let others = operation.other_bodies.iter().map(|other| &other.content);
    first.chain(others).collect()
}

/// Returns the index of the body that is received as this one.
pub fn sending(operation: &Operation, content: &Content) -> Option<usize> {
    let mut sent = sent(operation).into_iter();
    sent.position(|one| one.media_type == content.media_type)
}

/// A media type of those that are taken.
pub fn media_type(taken: &str) -> String {
    let first = taken.split(',').next().unwrap_or_default().trim();
    match first.split_once('/') {
        None | Some(("*", _)) => "application/x-wire".to_owned(),
        Some((kind, "*")) => format!("{kind}/x-wire"),
        Some(_) => first.to_owned(),
    }
}
