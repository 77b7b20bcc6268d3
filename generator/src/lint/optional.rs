//! What may be left out, perhaps only because nobody said that it may not.

use std::collections::BTreeSet;

use super::description::{Description, Found, entries, has_type};
use crate::model::Method;
use crate::report::{Code, Report, quoted};
use crate::source::Place;

/// Fewer properties may well all be optional.
const FEWEST: usize = 3;

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    bodies(description, report);
    objects(description, report);
}

/// Bodies that are optional because OpenAPI takes them so.
fn bodies(description: &Description<'_>, report: &mut Report) {
    let mut known = BTreeSet::new();
    let with_bodies = [Method::Post, Method::Put, Method::Patch];
    let operations = description.operations.iter();
    for operation in operations.filter(|one| with_bodies.contains(&one.method)) {
        let Some(body) = description.field(&operation.found(), "requestBody") else {
            continue;
        };
        if body.value.get("required").is_some() || !known.insert(body.place.pointer()) {
            continue;
        }
        let message = format!(
            "the body of `{}` may be left out, since nothing says that it is required",
            operation.shown()
        );
        report
            .add(Code::OptionalBody, &body.place, message)
            .at_key()
            .label("handlers are given an `Option`")
            .help("add `required: true`, or `required: false` if it may be left out");
    }
}

/// Objects that only responses have, and of which nothing is required.
fn objects(description: &Description<'_>, report: &mut Report) {
    let of = |part: &'static [&'static str]| {
        move |place: &Place| match place.steps().as_slice() {
            ["paths", _, _, found, ..] => part.contains(found),
            _ => false,
        }
    };
    let answered = description.reach(of(&["responses"]));
    let asked = description.reach(|place| !of(&["responses"])(place));
    let is_member = |place: &Place| place.parent().and_then(Place::name) == Some("allOf");
    let members = description.references.iter();
    let members = members.filter(|(from, _)| is_member(from));
    let included: BTreeSet<String> = members.map(|(_, to)| to.pointer()).collect();
    let schemas = Place::root().key("components").key("schemas");
    for (name, value) in entries(description.value.pointer("/components/schemas")) {
        let place = schemas.key(name);
        let pointer = place.pointer();
        let properties: Vec<&str> = entries(value.get("properties"))
            .map(|(name, _)| name)
            .collect();
        let says_nothing = value.get("required").is_none() && value.get("allOf").is_none();
        if properties.len() < FEWEST
            || !(says_nothing && has_type(value, "object"))
            || !answered.contains(&pointer)
            || asked.contains(&pointer)
            || included.contains(&pointer)
        {
            continue;
        }
        let schema = Found { place, value };
        tell(&schema, name, &properties, report);
    }
}

fn tell(schema: &Found<'_>, name: &str, properties: &[&str], report: &mut Report) {
    let sample: Vec<&str> = properties
        .iter()
        .copied()
        .filter(|one| is_plain(one))
        .take(3)
        .collect();
    let sample = sample.join(", ");
    let sure: Vec<&str> = properties
        .iter()
        .copied()
        .filter(|one| ["id", "name"].contains(one))
        .collect();
    let sample = if sure.is_empty() {
        sample
    } else {
        sure.join(", ")
    };
    let message = format!(
        "every field of {} may be absent: each is an `Option`",
        quoted(name)
    );
    report
        .add(Code::AllOptional, &schema.place, message)
        .at_key()
        .help(format!(
            "list those that are always there, as `required: [{sample}]`"
        ));
}

/// Whether a name needs no quotes in YAML.
fn is_plain(name: &str) -> bool {
    name.chars()
        .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}
