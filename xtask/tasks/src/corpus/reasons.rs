//! What descriptions were refused for: like diagnostics are counted together.

use std::collections::BTreeMap;

use super::verdict::Row;
use super::vocabulary;

/// One reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reason {
    /// The message, with `…` for names and values of the description.
    pub(super) message: String,
    pub(super) documents: usize,
    pub(super) places: usize,
    /// One of the places: the path of the description and the place in it.
    pub(super) example: String,
}

/// All reasons, those of most descriptions first.
pub(super) fn all(rows: &[Row]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    for row in rows {
        let mut places = BTreeMap::new();
        for error in &row.generation.errors {
            let message = general(&error.message);
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
        let is_like = next.message == kept.message;
        if is_like {
            kept.documents += next.documents;
            kept.places += next.places;
        }
        is_like
    });
    reasons.sort_by_key(|reason| std::cmp::Reverse((reason.documents, reason.places)));
    reasons
}

/// A message without what is of the one description: what is quoted, unless it is a term of
/// OpenAPI, and numbers.
fn general(message: &str) -> String {
    let parts = message.split('`').enumerate();
    let parts = parts.map(|(index, part)| match index % 2 {
        0 => without_numbers(part),
        _ if vocabulary::holds(part) => format!("`{part}`"),
        _ => "`…`".to_owned(),
    });
    parts.collect()
}

/// Versions are kept: they have a point.
fn without_numbers(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let digits = word
            .trim_start_matches('-')
            .trim_end_matches([',', ';', ':']);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        if is_number {
            word.replace(digits, "…")
        } else {
            word.to_owned()
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_values_are_replaced_and_terms_kept() {
        for (message, expected) in [
            ("unresolved reference `#/a`", "unresolved reference `…`"),
            ("`oneOf` is not supported", "`oneOf` is not supported"),
            (
                "the media type `image/png` is",
                "the media type `image/png` is",
            ),
            (
                "the path `/pets/{id}` is used 12 times",
                "the path `…` is used … times",
            ),
            (
                "OpenAPI 3.1 is not supported",
                "OpenAPI 3.1 is not supported",
            ),
            ("column 7, line 8: no", "column …, line …: no"),
        ] {
            assert_eq!(general(message), expected);
        }
    }
}
