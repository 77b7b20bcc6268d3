//! Bodies with one of several media types.

use http::header::CONTENT_TYPE;
use http::request::Parts;

use crate::runtime::media_type::{specificity, split};

/// Returns the index of the kind of body that a request has: the first with the most specific range
/// that matches. Each kind is a list of media types and ranges, separated by commas.
pub fn select(parts: &Parts, kinds: &[&str]) -> usize {
    let value = parts.headers.get(CONTENT_TYPE);
    let media_type = value.map_or(&b"application/octet-stream"[..], |value| value.as_bytes());
    if let Some(exact) = kinds.iter().position(|kind| kind.as_bytes() == media_type) {
        return exact;
    }
    let specificity = |kind: &&str| {
        let ranges = split(kind.as_bytes(), b',');
        ranges
            .filter_map(|range| specificity(media_type, range))
            .max()
    };
    // Of several maxima, `max_by_key` returns the last.
    let kinds = kinds.iter().enumerate().rev();
    let best = kinds.max_by_key(|(_, kind)| specificity(kind));
    best.map_or(0, |(index, _)| index)
}
