//! `format` and `pattern`.

use crate::change::Verdict;
use crate::comparer::{Comparer, Context, Effect, Encoding, Impact};
use crate::shape::{Shape, Types, integer_range};
use openapi_crates::source::Place;

const SAME_VALUES: &str = "the same values are valid, but may be parsed differently";
const FILE_PART: &str = "a file is sent with a file name and a media type of its own";

/// Formats, each with the formats whose values it includes.
const INCLUDED: [(&str, &[&str]); 6] = [
    ("iri", &["uri"]),
    ("iri-reference", &["iri", "uri", "uri-reference"]),
    ("uri-reference", &["uri"]),
    ("idn-email", &["email"]),
    ("idn-hostname", &["hostname"]),
    ("uri-template", &["uri-reference", "uri"]),
];

impl Comparer<'_> {
    pub(super) fn patterns(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Context) {
        let (removed, added) = (missing(old, new), missing(new, old));
        if let ([(before, old)], [(after, new)]) = (&*removed, &*added) {
            let predicate = format!("has the new pattern `{after}` instead of `{before}`");
            self.report(at, "pattern-changed", Effect::Unknown, predicate, old, new);
            return;
        }
        for (pattern, place) in removed {
            let predicate = format!("no longer has the pattern `{pattern}`");
            self.report(at, "pattern-removed", Effect::Widens, predicate, place, new);
        }
        for (pattern, place) in added {
            let predicate = format!("has the new pattern `{pattern}`");
            self.report(at, "pattern-added", Effect::Narrows, predicate, old, place);
        }
    }

    pub(super) fn format(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Context) {
        let (before, after) = (old.format_name(), new.format_name());
        if before == after || old.values.is_some() && new.values.is_some() {
            return;
        }
        let predicate = match (before, after) {
            (None, after) => format!("has the new format `{}`", after.unwrap_or_default()),
            (Some(before), None) => format!("no longer has a format (was `{before}`)"),
            (Some(before), Some(after)) => {
                format!("has the new format `{after}` instead of `{before}`")
            }
        };
        let is_file_changed = (before == Some("binary")) != (after == Some("binary"));
        let is_part = at.encoding == Encoding::Text && at.kind == "body" && !at.path.is_empty();
        let effect = effect_of_formats(before, after, old.types.and(new.types));
        let (what, impact): (&str, Impact) = match effect {
            Effect::None if is_part && is_file_changed => {
                ("format-changed", (Verdict::Risky, FILE_PART).into())
            }
            Effect::None => ("format-changed", (Verdict::Safe, SAME_VALUES).into()),
            Effect::Widens => ("type-generalized", effect.into()),
            Effect::Narrows => ("type-specialized", effect.into()),
            Effect::Incomparable | Effect::Unknown => ("type-changed", effect.into()),
        };
        let old = old.format.as_ref().map_or(&old.place, |(_, place)| place);
        let new = new.format.as_ref().map_or(&new.place, |(_, place)| place);
        self.report(at, what, impact, predicate, old, new);
    }
}

fn effect_of_formats(before: Option<&str>, after: Option<&str>, types: Types) -> Effect {
    let of_numbers = match types.meets(Types::NUMBER) {
        true if types.has(Types::FRACTION) => {
            let is_narrow =
                |format| format == Some("float") || integer_range(format) != integer_range(None);
            match (is_narrow(before), is_narrow(after)) {
                (true, false) => Effect::Widens,
                (false, true) => Effect::Narrows,
                _ => Effect::None,
            }
        }
        true => {
            let (before, after) = (integer_range(before), integer_range(after));
            let contains = |wide: [_; 2], other: [_; 2]| wide[0] <= other[0] && wide[1] >= other[1];
            Effect::of_sets(contains(after, before), contains(before, after))
        }
        false => Effect::None,
    };
    let has_text = types.has(Types::STRING) || !types.meets(Types::NUMBER);
    let restricting =
        |format: Option<&'_ str>| format.is_some_and(|format| !allows_any_text(format));
    let of_texts = match (before, after) {
        _ if !has_text => Effect::None,
        (Some(before), Some(after)) if restricting(Some(before)) && restricting(Some(after)) => {
            match (includes(after, before), includes(before, after)) {
                (true, _) => Effect::Widens,
                (_, true) => Effect::Narrows,
                _ => Effect::Incomparable,
            }
        }
        (before, after) => Effect::of_sets(!restricting(after), !restricting(before)),
    };
    of_numbers.and(of_texts)
}

/// `true` if a format does not restrict strings: annotations, and formats of numbers.
pub(super) fn allows_any_text(format: &str) -> bool {
    let any = [
        "password", "binary", "string", "text", "float", "double", "int64",
    ];
    any.contains(&format) || integer_range(Some(format)) != integer_range(None)
}

fn includes(wide: &str, narrow: &str) -> bool {
    let mut all = INCLUDED.iter();
    all.any(|(format, included)| *format == wide && included.contains(&narrow))
}

/// Returns the patterns that only the first shape has.
fn missing<'s>(these: &'s Shape<'_>, others: &Shape<'_>) -> Vec<(&'s str, &'s Place)> {
    let these = these
        .patterns
        .iter()
        .map(|(pattern, place)| (*pattern, place));
    these
        .filter(|(pattern, _)| !others.patterns.iter().any(|(one, _)| one == pattern))
        .collect()
}
