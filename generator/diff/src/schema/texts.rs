//! Formats and patterns.

use crate::change::Verdict;
use crate::comparer::{Comparer, Effect, Where, Written};
use crate::shape::{Shape, Types, integers};
use generator::source::Place;

/// Why another format that lets the same through is harmless.
const READ_OTHERWISE: &str = "the values are the same, and may be read in another way";
/// Why a part of a form that becomes a file, or is none any more, is a risk.
const OF_A_FILE: &str = "a file is sent with a name and a media type of its own";

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
            let is_file = |format: Option<&str>| format == Some("binary");
            let is_part = at.written == Written::Text && at.kind == "body" && !at.path.is_empty();
            let (verdict, reason) = match is_part && is_file(before) != is_file(after) {
                true => (Verdict::Risky, OF_A_FILE),
                false => (Verdict::Safe, READ_OTHERWISE),
            };
            self.tell_with(at, "format-changed", verdict, Some(reason), message, places);
        }
    }
}

/// What a change of the format does to what may be sent; `None` if that is nothing.
fn of_formats(before: Option<&str>, after: Option<&str>, types: Types) -> Option<Effect> {
    let of_numbers = match types.meets(Types::NUMBER) {
        true if types.has(Types::FRACTION) => of_fractions(before, after),
        true => of_integers(before, after),
        false => Effect::None,
    };
    let of_texts = match types.has(Types::STRING) || !types.meets(Types::NUMBER) {
        true => of_texts(before, after),
        false => Effect::None,
    };
    Some(of_numbers.and(of_texts)).filter(|effect| *effect != Effect::None)
}

fn of_texts(before: Option<&str>, after: Option<&str>) -> Effect {
    let before = before.filter(|one| !says_nothing_of_texts(one));
    let after = after.filter(|one| !says_nothing_of_texts(one));
    match (before, after) {
        (None, None) => Effect::None,
        (None, Some(_)) => Effect::Narrows,
        (Some(_), None) => Effect::Widens,
        (Some(before), Some(after)) if contains(after, before) => Effect::Widens,
        (Some(before), Some(after)) if contains(before, after) => Effect::Narrows,
        _ => Effect::Incomparable,
    }
}

/// Formats of numbers say nothing of texts beside them.
pub(super) fn says_nothing_of_texts(format: &str) -> bool {
    let is_of_numbers = matches!(format, "float" | "double" | "int64");
    is_a_note(format) || is_of_numbers || integers(Some(format)) != integers(None)
}

fn of_fractions(before: Option<&str>, after: Option<&str>) -> Effect {
    let is_narrow =
        |format: Option<&str>| format == Some("float") || integers(format) != integers(None);
    match (is_narrow(before), is_narrow(after)) {
        (true, false) => Effect::Widens,
        (false, true) => Effect::Narrows,
        _ => Effect::None,
    }
}

fn of_integers(before: Option<&str>, after: Option<&str>) -> Effect {
    let (before, after) = (integers(before), integers(after));
    let has = |wide: (i128, i128), other: (i128, i128)| wide.0 <= other.0 && wide.1 >= other.1;
    match (has(after, before), has(before, after)) {
        (true, true) => Effect::None,
        (true, false) => Effect::Widens,
        (false, true) => Effect::Narrows,
        (false, false) => Effect::Incomparable,
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
