//! Counts the reasons of refusals.

use std::collections::BTreeMap;

use super::verdict::Row;

/// A reason of refusals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reason {
    /// The code and title of the diagnostic.
    pub(super) message: String,
    pub(super) documents: usize,
    pub(super) places: usize,
    /// One location: the path of the description and the JSON Pointer.
    pub(super) example: String,
}

/// All reasons, most frequent first.
pub(super) fn all(rows: &[Row]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    for row in rows {
        let mut places = BTreeMap::new();
        for error in &row.generation.errors {
            let message = error.reason.clone();
            let (count, _) = places.entry(message).or_insert((0, &error.place));
            *count += 1;
        }
        for (message, (count, place)) in places {
            let example = format!("{}{place}", row.document.path);
            reasons.push(Reason {
                message,
                documents: 1,
                places: count,
                example,
            });
        }
    }
    // The sort is stable: the example is of the first description.
    reasons.sort_by(|a: &Reason, b| a.message.cmp(&b.message));
    reasons.dedup_by(|next, kept| {
        let is_equal = next.message == kept.message;
        if is_equal {
            kept.documents += next.documents;
            kept.places += next.places;
        }
        is_equal
    });
    reasons.sort_by_key(|reason| std::cmp::Reverse((reason.documents, reason.places)));
    reasons
}
