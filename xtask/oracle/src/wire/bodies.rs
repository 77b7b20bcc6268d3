//! The alternative bodies of a request.

use super::outline::{Content, Operation};

/// The name of a body in the program.
pub fn key(body_index: usize) -> String {
    match body_index {
        0 => "body".to_owned(),
        body_index => format!("body {body_index}"),
    }
}

/// The alternative bodies, each with its own client method.
pub fn alternatives(operation: &Operation) -> Vec<&Content> {
    let first = operation.body.iter().map(|body| body.content.first());
    let others = operation.other_bodies.iter().map(|other| &other.content);
    first.chain(others).collect()
}

/// Returns the index of the body with the same media type.
pub fn body_index(operation: &Operation, content: &Content) -> Option<usize> {
    let mut alternatives = alternatives(operation).into_iter();
    alternatives.position(|other| other.media_type == content.media_type)
}

/// Returns a media type that matches the accepted ones.
pub fn media_type(accepted: &str) -> String {
    let first = accepted.split(',').next().unwrap_or_default().trim();
    match first.split_once('/') {
        None | Some(("*", _)) => "application/x-wire".to_owned(),
        Some((kind, "*")) => format!("{kind}/x-wire"),
        Some(_) => first.to_owned(),
    }
}
