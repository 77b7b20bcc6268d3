//! How the fields of forms are written (OpenAPI, "Encoding Object").

use std::collections::BTreeSet;

use serde_json::Value;

use super::at::At;
use super::comparer::{Comparer, Effect, Where};
use super::media_types::covers;
use super::shape::{Shape, Types};

impl<'a> Comparer<'a> {
    /// Compares how the fields of a body are written.
    pub fn encodings(&mut self, old: &At<'a>, new: &At<'a>, at: &Where) {
        let names = |media: &At<'a>| -> BTreeSet<&'a str> {
            let all = media.get("encoding");
            all.iter()
                .flat_map(At::named)
                .map(|(name, _)| name)
                .collect()
        };
        for name in names(old).union(&names(new)) {
            let field = at.field(name);
            let encoding = |media: &At<'a>| media.get("encoding")?.get(name);
            let (before, after) = (encoding(old), encoding(new));
            let place = |found: &Option<At<'a>>, media: &At<'a>| {
                found
                    .as_ref()
                    .map_or_else(|| media.place.clone(), |at| at.place.clone())
            };
            let places = (&place(&before, old), &place(&after, new));
            let effect = of_content_types(&content_types(old, name), &content_types(new, name));
            if effect != Effect::None {
                let message = format!("{} is of other media types", field.words());
                self.tell_at(&field, "encoding-changed", effect, message, places);
            }
            if style(before.as_ref()) != style(after.as_ref()) {
                let message = format!("{} is written in another style", field.words());
                let what = "encoding-style-changed";
                self.tell_at(&field, what, Effect::Incomparable, message, places);
            }
            let (before, after) = (headers(before.as_ref()), headers(after.as_ref()));
            if !after.is_subset(&before) {
                let message = format!("{} must have a header now", field.words());
                self.tell_at(
                    &field,
                    "encoding-header-added",
                    Effect::Narrows,
                    message,
                    places,
                );
            }
        }
    }
}

/// The media types of a field: those that are said, or what its schema comes to.
fn content_types(media: &At<'_>, name: &str) -> BTreeSet<String> {
    let said = media.get("encoding").and_then(|all| all.get(name));
    let said = said.as_ref().and_then(|field| field.text("contentType"));
    if let Some(said) = said {
        return said
            .split(',')
            .map(|one| one.trim().to_ascii_lowercase())
            .collect();
    }
    let schema = media.get("schema").into_iter().collect::<Vec<_>>();
    let shape = Shape::of(&schema);
    let field = shape
        .properties
        .get(name)
        .map(Vec::as_slice)
        .unwrap_or_default();
    let mut field = Shape::of(field);
    if field.types == Types::ARRAY && !field.items.is_empty() {
        field = Shape::of(&field.items);
    }
    let is_binary = field
        .format
        .as_ref()
        .is_some_and(|(format, _)| *format == "binary");
    let kind = match field.types.without(Types::NULL) {
        Types::STRING if is_binary => "application/octet-stream",
        types if types.meets(Types::OBJECT) || types.meets(Types::ARRAY) => "application/json",
        _ => "text/plain",
    };
    BTreeSet::from([kind.to_owned()])
}

fn of_content_types(before: &BTreeSet<String>, after: &BTreeSet<String>) -> Effect {
    let has = |these: &BTreeSet<String>, those: &BTreeSet<String>| {
        those.iter().all(|one| {
            let mut ranges = these.iter().filter(|range| range.contains('*'));
            these.contains(one) || ranges.any(|range| covers(range, one))
        })
    };
    match (has(after, before), has(before, after)) {
        (true, true) => Effect::None,
        (true, false) => Effect::Widens,
        (false, true) => Effect::Narrows,
        (false, false) => Effect::Incomparable,
    }
}

fn style<'a>(field: Option<&At<'a>>) -> [Option<&'a Value>; 3] {
    let said = |key: &str| field.and_then(|field| field.value.get(key));
    ["style", "explode", "allowReserved"].map(said)
}

/// The headers that a part must have.
fn headers<'a>(field: Option<&At<'a>>) -> BTreeSet<&'a str> {
    let all = field.and_then(|field| field.get("headers"));
    let all = all.iter().flat_map(At::named);
    let required = all.filter(|(_, header)| header.resolved().is("required"));
    required.map(|(name, _)| name).collect()
}
