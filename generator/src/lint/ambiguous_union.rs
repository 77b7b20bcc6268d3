//! Choices of objects that no property tells apart.

use serde_json::Value;

use super::description::{Description, Found};
use super::object_shape::ObjectShape;
use crate::report::{Code, Report};
use crate::source::{Place, Shape};

/// More branches are not compared with each other.
const MOST_BRANCHES: usize = 60;

/// What a property that tells branches apart is usually called.
const USUAL: [&str; 3] = ["type", "kind", "object"];

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    for schema in description.all(|shape| shape == Shape::Schema) {
        if schema.value.get("discriminator").is_some() {
            continue;
        }
        for key in ["oneOf", "anyOf"] {
            let whole = Found {
                place: schema.place.clone(),
                value: schema.value,
            };
            if let Some((first, second, property)) = alike(description, &whole, key) {
                let message = format!("nothing that {first} and {second} require tells them apart");
                report
                    .add(Code::AmbiguousUnion, &schema.place.key(key), message)
                    .at_key()
                    .label("each value is tried with one after the other")
                    .help(format!(
                        "give each a required property with a value of its own, as `{property}: {{type: string, enum: \
                         [cat]}}`, and name it beside this: `discriminator: {{propertyName: {property}}}`"
                    ));
            }
        }
    }
}

/// Two branches that are alike, and what may tell them apart.
fn alike(
    description: &Description<'_>,
    whole: &Found<'_>,
    key: &str,
) -> Option<(String, String, &'static str)> {
    let list = whole.value.get(key)?.as_array()?;
    let mut branches = Vec::new();
    for (index, value) in list.iter().enumerate().take(MOST_BRANCHES) {
        let place = whole.place.key(key).index(index);
        // One that cannot be looked into hides nothing that is known of the others.
        let Some(found) = description.resolve(value, &place) else {
            continue;
        };
        let shape = ObjectShape::of(description, &found);
        if let Some(shape) = shape.filter(|shape| !shape.properties.is_empty()) {
            branches.push(Branch {
                name: name(value, index),
                place: found.place,
                shape,
            });
        }
    }
    let mut rest = branches.as_slice();
    while let [first, others @ ..] = rest {
        // One that is listed twice is told of elsewhere.
        let is_alike = |other: &&Branch<'_>| {
            other.place != first.place && !first.shape.is_told_from(&other.shape)
        };
        if let Some(second) = others.iter().find(is_alike) {
            let has = |branch: &Branch<'_>, name: &str| branch.shape.properties.contains_key(name);
            let mut usual = USUAL.iter().copied();
            let property = usual.find(|name| has(first, name) && has(second, name));
            return Some((
                first.name.clone(),
                second.name.clone(),
                property.unwrap_or("type"),
            ));
        }
        rest = others;
    }
    None
}

struct Branch<'s> {
    name: String,
    place: Place,
    shape: ObjectShape<'s>,
}

/// What a branch is called, or where it stands in the list.
fn name(branch: &Value, index: usize) -> String {
    let reference = branch.get("$ref").and_then(Value::as_str);
    let name = reference.and_then(|reference| reference.rsplit('/').next());
    let name = name.or_else(|| branch.get("title").and_then(Value::as_str));
    match name {
        Some(name) => crate::report::quoted(name),
        None => format!("branch {}", index + 1),
    }
}
