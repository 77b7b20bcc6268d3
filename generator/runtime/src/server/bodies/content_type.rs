//! Bodies with one of several media types.

use http::header::CONTENT_TYPE;
use http::request::Parts;

use crate::runtime::media_type::{essence, is_within};

/// Returns the index of the kind of body that a request has: the first with its media type, or the
/// first with a matching range. Each kind is a list of media types and ranges, separated by commas.
pub fn select(parts: &Parts, kinds: &[&str]) -> usize {
    let value = parts.headers.get(CONTENT_TYPE);
    let essence = match value {
        None => b"application/octet-stream",
        Some(value) => essence(value.as_bytes()),
    };
    let find = |holds: &dyn Fn(&[u8]) -> bool| {
        let mut kinds = kinds.iter();
        kinds.position(|kind| kind.split(", ").any(|range| holds(range.as_bytes())))
    };
    find(&|range| essence.eq_ignore_ascii_case(range))
        .or_else(|| find(&|range| is_within(essence, range)))
        .unwrap_or_default()
}
