//! Bodies and properties that are optional by default.

use std::collections::BTreeSet;

use super::description::{Description, has_type};
use crate::lowered::Method;
use crate::report::{Code, Report, quoted};
use crate::source::{Place, entries};

/// The minimum number of properties.
const MIN_PROPERTIES: usize = 3;

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    bodies(description, report);
    objects(description, report);
}

/// Bodies without `required`.
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
        let message = format!("the body of `{}` is optional by default", operation.shown());
        report
            .add(Code::OptionalBody, &body.place, message)
            .at_key()
            .label("handlers receive an `Option`")
            .help("add `required: true`, or `required: false` if it is optional");
    }
}

/// Objects in responses only, without required properties.
fn objects(description: &Description<'_>, report: &mut Report) {
    let of = |part: &'static [&'static str]| {
        move |place: &Place| match place.steps().as_slice() {
            ["paths", _, _, found, ..] => part.contains(found),
            _ => false,
        }
    };
    let in_responses = description.reach(of(&["responses"]), &[]);
    let outside_responses = description.reach(|place| !of(&["responses"])(place), &[]);
    let is_member = |place: &Place| place.parent().and_then(Place::name) == Some("allOf");
    let members = description.references.iter();
    let members = members.filter(|(from, _)| is_member(from));
    let included: BTreeSet<String> = members.map(|(_, to)| to.pointer()).collect();
    for (name, place, value) in description.schemas() {
        let pointer = place.pointer();
        let properties: Vec<&str> = entries(value.get("properties"))
            .map(|(name, _)| name)
            .collect();
        let has_no_rule = value.get("required").is_none() && value.get("allOf").is_none();
        if properties.len() < MIN_PROPERTIES
            || !(has_no_rule && has_type(value, "object"))
            || !in_responses.contains(&pointer)
            || outside_responses.contains(&pointer)
            || included.contains(&pointer)
        {
            continue;
        }
        let properties = properties.into_iter();
        let usual = properties
            .clone()
            .filter(|one| ["id", "name"].contains(one));
        let mut sample: Vec<&str> = usual.collect();
        if sample.is_empty() {
            sample = properties.filter(|one| is_plain(one)).take(3).collect();
        }
        let message = format!("all properties of {} are optional", quoted(name));
        report
            .add(Code::AllOptional, &place, message)
            .at_key()
            .label("each becomes an `Option`")
            .help(format!(
                "list those that are always present, such as `required: [{}]`",
                sample.join(", ")
            ));
    }
}

/// Returns `true` if a name needs no quotes in YAML.
fn is_plain(name: &str) -> bool {
    name.chars()
        .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}
