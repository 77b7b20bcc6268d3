//! Encodings of form fields (OpenAPI, "Encoding Object").

use std::collections::BTreeSet;

use crate::comparer::{Comparer, Context, Effect};
use crate::node::Node;
use crate::shape::{Shape, Types};

use super::media_type::covers;

impl<'a> Comparer<'a> {
    /// Compares the encodings of a media type.
    pub(super) fn encodings(&mut self, old: &Node<'a>, new: &Node<'a>, at: &Context) {
        let names = [old, new].into_iter();
        let names = names
            .flat_map(|media| media.members_of("encoding"))
            .map(|(name, _)| name);
        for name in names.collect::<BTreeSet<&str>>() {
            let at = at.property(name);
            let [before, after] = [old, new].map(|media| media.get("encoding")?.get(name));
            let old_place = before.as_ref().unwrap_or(old);
            let new_place = after.as_ref().unwrap_or(new);
            let was = content_types(old, before.as_ref(), name);
            let is = content_types(new, after.as_ref(), name);
            let effect = Effect::of_sets(contains(&is, &was), contains(&was, &is));
            if effect != Effect::None {
                let predicate = "has another content type";
                self.report(
                    &at,
                    "encoding-changed",
                    effect,
                    predicate,
                    old_place,
                    new_place,
                );
            }
            let style = |encoding: &Option<Node<'a>>| {
                let encoding = encoding.as_ref().map(|encoding| encoding.value);
                ["style", "explode", "allowReserved"].map(|key| encoding?.get(key))
            };
            if style(&before) != style(&after) {
                let (what, effect) = ("encoding-style-changed", Effect::Incomparable);
                self.report(&at, what, effect, "has another style", old_place, new_place);
            }
            let [was, is] = [&before, &after].map(|encoding| required_headers(encoding.as_ref()));
            if !is.is_subset(&was) {
                let (what, effect) = ("encoding-header-added", Effect::Narrows);
                let predicate = "has a new required header";
                self.report(&at, what, effect, predicate, old_place, new_place);
            }
        }
    }
}

/// Returns the content types of a field: those of its encoding, or the default of its schema.
fn content_types(media: &Node<'_>, encoding: Option<&Node<'_>>, name: &str) -> BTreeSet<String> {
    if let Some(types) = encoding.and_then(|encoding| encoding.text("contentType")) {
        return types
            .split(',')
            .map(|one| one.trim().to_ascii_lowercase())
            .collect();
    }
    let shape = Shape::of(media.get("schema").as_slice());
    let field = shape.properties.get(name).map(Vec::as_slice);
    let mut field = Shape::of(field.unwrap_or_default());
    if field.types == Types::ARRAY && !field.items.is_empty() {
        field = Shape::of(&field.items);
    }
    let default = match field.types.without(Types::NULL) {
        Types::STRING if field.format_name() == Some("binary") => "application/octet-stream",
        types if types.meets(Types::OBJECT.or(Types::ARRAY)) => "application/json",
        _ => "text/plain",
    };
    BTreeSet::from([default.to_owned()])
}

/// `true` if some content types or ranges contain all others.
fn contains(these: &BTreeSet<String>, those: &BTreeSet<String>) -> bool {
    those.iter().all(|one| {
        let mut ranges = these.iter().filter(|range| range.contains('*'));
        these.contains(one) || ranges.any(|range| covers(range, one))
    })
}

/// Returns the required headers of a part.
fn required_headers<'a>(encoding: Option<&Node<'a>>) -> BTreeSet<&'a str> {
    let headers = encoding
        .into_iter()
        .flat_map(|encoding| encoding.members_of("headers"));
    let required = headers.filter(|(_, header)| header.resolved().is("required"));
    required.map(|(name, _)| name).collect()
}
