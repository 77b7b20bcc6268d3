//! Unions of objects that no property distinguishes.

use serde_json::Value;

use super::description::{Description, Found};
use super::object_shape::ObjectShape;
use crate::report::{Code, Report};
use crate::source::{Place, Shape};

/// The maximum number of alternatives to compare.
const MAX_ALTERNATIVES: usize = 60;

/// The usual names of a discriminator.
const USUAL_NAMES: [&str; 3] = ["type", "kind", "object"];

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
            if let Some((first, second, property)) = ambiguous_pair(description, &whole, key) {
                let message = format!("no required property distinguishes {first} from {second}");
                report
                    .add(Code::AmbiguousUnion, &schema.place.key(key), message)
                    .at_key()
                    .label(match key {
                        "oneOf" => "the decoder tries one alternative after the other",
                        _ => "a value can match several alternatives, which become one object",
                    })
                    .help(format!(
                        "give each a required property with a distinct value, such as `{property}: {{type: string, enum: \
                         [cat]}}`, and add `discriminator: {{propertyName: {property}}}`"
                    ));
            }
        }
    }
}

/// Two alternatives that no property distinguishes, and the name for a discriminator.
fn ambiguous_pair(
    description: &Description<'_>,
    whole: &Found<'_>,
    key: &str,
) -> Option<(String, String, &'static str)> {
    let list = whole.value.get(key)?.as_array()?;
    let mut alternatives = Vec::new();
    for (index, value) in list.iter().enumerate().take(MAX_ALTERNATIVES) {
        let place = whole.place.key(key).index(index);
        // An unresolved alternative does not matter to the others.
        let Some(found) = description.resolve(value, &place) else {
            continue;
        };
        let shape = ObjectShape::of(description, &found);
        if let Some(shape) = shape.filter(|shape| !shape.properties.is_empty()) {
            alternatives.push(Alternative {
                name: name(value, index),
                place: found.place,
                shape,
            });
        }
    }
    let mut rest = alternatives.as_slice();
    while let [first, others @ ..] = rest {
        // Duplicates are reported when crates are generated.
        let is_ambiguous = |other: &&Alternative<'_>| {
            other.place != first.place && !first.shape.is_distinct_from(&other.shape)
        };
        if let Some(second) = others.iter().find(is_ambiguous) {
            let has = |one: &Alternative<'_>, name: &str| one.shape.properties.contains_key(name);
            let mut usual = USUAL_NAMES.iter().copied();
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

struct Alternative<'s> {
    name: String,
    place: Place,
    shape: ObjectShape<'s>,
}

/// The name or position of an alternative.
fn name(alternative: &Value, index: usize) -> String {
    let reference = alternative.get("$ref").and_then(Value::as_str);
    let name = reference.and_then(|reference| reference.rsplit('/').next());
    let name = name.or_else(|| alternative.get("title").and_then(Value::as_str));
    match name {
        Some(name) => crate::report::quoted(name),
        None => format!("alternative {}", index + 1),
    }
}
