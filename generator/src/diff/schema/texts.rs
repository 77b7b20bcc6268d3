//! Formats and patterns.

use crate::diff::change::Verdict;
use crate::diff::comparer::{Comparer, Effect, Where};
use crate::diff::shape::{Shape, Types};
use crate::source::Place;

impl Comparer<'_> {
    pub(super) fn texts(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Where) {
        self.format(old, new, at);
        let gone: Vec<_> = missing(old, new).collect();
        let come: Vec<_> = missing(new, old).collect();
        match (gone.as_slice(), come.as_slice()) {
            ([(before, old)], [(after, new)]) => {
                let message = format!("{} must match `{after}` now, was `{before}`", at.words());
                let (what, effect) = match *after {
                    ".*" | "^.*$" => ("pattern-generalized", Effect::Widens),
                    _ => ("pattern-changed", Effect::Unknown),
                };
                self.tell_at(at, what, effect, message, (old, new));
            }
            _ => {
                for (pattern, place) in gone {
                    let message = format!("{} need not match `{pattern}` any more", at.words());
                    let places = (place, &new.place);
                    self.tell_at(at, "pattern-removed", Effect::Widens, message, places);
                }
                for (pattern, place) in come {
                    let message = format!("{} must match `{pattern}` now", at.words());
                    let places = (&old.place, place);
                    self.tell_at(at, "pattern-added", Effect::Narrows, message, places);
                }
            }
        }
    }

    fn format(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Where) {
        let types = old.types.and(new.types);
        let before = old.format.as_ref().map(|(name, _)| *name);
        let after = new.format.as_ref().map(|(name, _)| *name);
        if before == after || old.values.is_some() && new.values.is_some() {
            return;
        }
        let place = |shape: &Shape<'_>| match &shape.format {
            Some((_, place)) => place.clone(),
            None => shape.place.clone(),
        };
        let places = (place(old), place(new));
        let places = (&places.0, &places.1);
        let named = |name: Option<&str>| name.map_or("none".to_owned(), |name| format!("`{name}`"));
        let message = format!(
            "{} has the format {} now, was {}",
            at.words(),
            named(after),
            named(before)
        );
        let effect = of_formats(before, after, types);
        if let Some(effect) = effect {
            let what = match effect {
                Effect::Widens => "type-generalized",
                Effect::Narrows => "type-specialized",
                _ => "type-changed",
            };
            self.tell_at(at, what, effect, message, places);
        } else {
            let reason = "the values are the same, and may be read in another way";
            self.tell_with(
                at,
                "format-changed",
                Verdict::Safe,
                Some(reason),
                message,
                places,
            );
        }
    }
}

/// What a change of the format does to what may be sent; `None` if that is nothing.
fn of_formats(before: Option<&str>, after: Option<&str>, types: Types) -> Option<Effect> {
    if types.meets(Types::NUMBER) {
        let (before, after) = (width(before, types), width(after, types));
        return match before.cmp(&after) {
            std::cmp::Ordering::Less => Some(Effect::Widens),
            std::cmp::Ordering::Greater => Some(Effect::Narrows),
            std::cmp::Ordering::Equal => None,
        };
    }
    let (before, after) = (
        before.filter(|one| !is_a_note(one)),
        after.filter(|one| !is_a_note(one)),
    );
    match (before, after) {
        (None, None) => None,
        (None, Some(_)) => Some(Effect::Narrows),
        (Some(_), None) => Some(Effect::Widens),
        (Some(before), Some(after)) if contains(after, before) => Some(Effect::Widens),
        (Some(before), Some(after)) if contains(before, after) => Some(Effect::Narrows),
        _ => Some(Effect::Incomparable),
    }
}

/// How much a number of a format holds. One without a format is of 64 bits.
fn width(format: Option<&str>, types: Types) -> u8 {
    match format {
        Some("int8" | "uint8") => 0,
        Some("int16" | "uint16") => 1,
        Some("int32" | "uint32") => 2,
        Some("float") if types.has(Types::FRACTION) => 2,
        _ => 3,
    }
}

/// Formats that every text has.
fn is_a_note(format: &str) -> bool {
    matches!(format, "password" | "binary" | "string" | "text")
}

/// Formats of which one has all texts of the other.
fn contains(wide: &str, narrow: &str) -> bool {
    const WITHIN: [(&str, &[&str]); 6] = [
        ("iri", &["uri"]),
        ("iri-reference", &["iri", "uri", "uri-reference"]),
        ("uri-reference", &["uri"]),
        ("idn-email", &["email"]),
        ("idn-hostname", &["hostname"]),
        ("uri-template", &["uri-reference", "uri"]),
    ];
    let mut within = WITHIN.iter();
    within.any(|(one, inner)| *one == wide && inner.contains(&narrow))
}

fn missing<'s>(
    these: &'s Shape<'_>,
    others: &'s Shape<'_>,
) -> impl Iterator<Item = (&'s str, &'s Place)> {
    let these = these
        .patterns
        .iter()
        .map(|(pattern, place)| (*pattern, place));
    these.filter(move |(pattern, _)| !others.patterns.iter().any(|(one, _)| one == pattern))
}
