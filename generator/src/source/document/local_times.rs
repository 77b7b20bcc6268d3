//! Dates and times without a UTC offset, although the description declares one.

use serde_json::{Map, Value};

use super::schema_extensions::name_of;
use crate::names::Name;
use crate::report::{Code, Report, quoted};
use crate::source::grammar::COMPOSITION;
use crate::source::{did_you_mean, nearest};

/// The format of dates and times with a UTC offset.
const DATE_TIME: &str = "date-time";

/// The format of dates and times without a UTC offset.
pub const LOCAL: &str = "date-time-local";

/// The reason why the format cannot be changed at a place, and a remedy.
struct PlaceError {
    message: String,
    help: Option<String>,
}

/// Changes the format at places: `Timestamp`, `Order.created_at`, or a JSON Pointer that begins with `#/`. Reports places without
/// a date and time.
pub(crate) fn insert(description: &mut Value, places: &[String], report: &mut Report) {
    for place in places {
        if let Err(PlaceError { message, help }) = change(description, place) {
            let setting = quoted(&format!("{place}={LOCAL}"));
            let message = format!("invalid type {setting}: {message}");
            report
                .add_in_text(Code::InvalidSettings, 0..0, message)
                .maybe_help(help);
        }
    }
}

fn change(description: &mut Value, place: &str) -> Result<(), PlaceError> {
    let schema = match place.strip_prefix('#') {
        Some(pointer) => description.pointer_mut(pointer).ok_or_else(|| PlaceError {
            message: "the description has no value at this JSON Pointer".to_owned(),
            help: None,
        })?,
        None => named(description, place)?,
    };
    let mut references = Vec::new();
    if make_local(schema, &mut references) {
        return Ok(());
    }
    let help = references.iter().find_map(|reference| {
        let name = reference.strip_prefix("#/components/schemas/")?;
        Some(format!(
            "write `{name}={LOCAL}`: the schema refers to {}",
            quoted(name)
        ))
    });
    Err(PlaceError {
        message: format!("this schema has no string with the format `{DATE_TIME}`"),
        help,
    })
}

/// Returns a component schema, or a property of one.
fn named<'v>(description: &'v mut Value, place: &str) -> Result<&'v mut Value, PlaceError> {
    let schemas = description.pointer_mut("/components/schemas");
    let Some(schemas) = schemas.and_then(Value::as_object_mut) else {
        return Err(unknown_schema(place, &Map::new()));
    };
    // The names of schemas and properties can contain dots.
    let dots = place.match_indices('.').map(|(at, _)| place.split_at(at));
    let splits = dots.filter_map(|(schema, property)| Some((schema, Some(property.get(1..)?))));
    let mut splits = std::iter::once((place, None)).chain(splits);
    let found = splits.find_map(|(schema, property)| Some((name_of(schemas, schema)?, property)));
    let Some((name, property)) = found else {
        let schema = place.split('.').next().unwrap_or_default();
        return Err(unknown_schema(schema, schemas));
    };
    let schema = schemas.get_mut(&name);
    let schema = schema.ok_or_else(|| unknown_schema(&name, &Map::new()))?;
    let Some(property) = property else {
        return Ok(schema);
    };
    let known = properties(schema);
    property_of(schema, property).ok_or_else(|| {
        let (schema, unknown) = (quoted(&name), quoted(property));
        PlaceError {
            message: format!("schema {schema} has no property {unknown}"),
            help: nearest(property, known.iter().map(String::as_str)).map(did_you_mean),
        }
    })
}

fn unknown_schema(name: &str, known: &Map<String, Value>) -> PlaceError {
    let near = nearest(name, known.keys().map(String::as_str)).map(did_you_mean);
    PlaceError {
        message: format!("there is no component schema {}", quoted(name)),
        help: Some(near.unwrap_or_else(|| {
            "write the place of an inline schema as a JSON Pointer, which begins with `#/`"
                .to_owned()
        })),
    }
}

/// Returns the names of the properties of a schema and its inline subschemas.
fn properties(schema: &Value) -> Vec<String> {
    let own = schema.get("properties").and_then(Value::as_object);
    let own = own.into_iter().flat_map(|own| own.keys().cloned());
    let members = COMPOSITION
        .iter()
        .filter_map(|key| schema.get(key)?.as_array());
    own.chain(members.flatten().flat_map(properties)).collect()
}

/// Returns the schema of a property, by its name or that of its Rust field.
fn property_of<'v>(schema: &'v mut Value, name: &str) -> Option<&'v mut Value> {
    let schema = schema.as_object_mut()?;
    for (key, value) in schema {
        let found = match (key.as_str(), value) {
            ("properties", Value::Object(own)) => {
                let is_named =
                    |known: &String| known == name || Name::lower(known, None).plain() == name;
                let exact = own.contains_key(name).then(|| name.to_owned());
                let known = exact.or_else(|| own.keys().find(|known| is_named(known)).cloned());
                known.and_then(|known| own.get_mut(&known))
            }
            (key, Value::Array(members)) if COMPOSITION.contains(&key) => members
                .iter_mut()
                .find_map(|member| property_of(member, name)),
            _ => None,
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Changes the format of a schema and of its inline subschemas; `false` if none has it. Collects the references, which are not
/// followed.
fn make_local(schema: &mut Value, references: &mut Vec<String>) -> bool {
    let Some(schema) = schema.as_object_mut() else {
        return false;
    };
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        references.push(reference.to_owned());
    }
    let format = schema
        .get_mut("format")
        .filter(|format| *format == DATE_TIME || *format == LOCAL);
    if let Some(format) = format {
        *format = LOCAL.into();
        return true;
    }
    let mut is_changed = false;
    for (key, value) in schema {
        is_changed |= match value {
            Value::Object(_) if matches!(key.as_str(), "items" | "additionalProperties") => {
                make_local(value, references)
            }
            Value::Array(members) if COMPOSITION.contains(&key.as_str()) => {
                let changed = members
                    .iter_mut()
                    .map(|member| make_local(member, references));
                changed.fold(false, |any, one| any | one)
            }
            _ => false,
        };
    }
    is_changed
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(place: &str, expected: Result<&str, &str>) {
        let time = json!({"type": "string", "format": "date-time"});
        let mut description = json!({"components": {"schemas": {
            "Timestamp": time,
            "order.v1": {"properties": {"made.at": time}},
            "Order": {"allOf": [{"$ref": "#/components/schemas/Base"}, {"properties": {
                "createdAt": time,
                "history": {"type": "array", "items": time},
                "until": {"anyOf": [time, {"type": "null"}]},
                "at": {"$ref": "#/components/schemas/Timestamp"},
                "name": {"type": "string"},
            }}]},
        }}});
        let mut report = Report::new();
        let before = description.clone();
        insert(&mut description, &[place.to_owned()], &mut report);
        let found = report.diagnostics().first();
        let message = found.map(|one| one.message().to_owned());
        match expected {
            Ok(changed) => {
                assert_eq!(message, None);
                assert_eq!(description.pointer(changed), Some(&json!(LOCAL)));
            }
            Err(expected) => {
                assert_eq!(
                    message,
                    Some(format!(
                        "invalid type `{place}=date-time-local`: {expected}"
                    ))
                );
                assert_eq!(description, before);
            }
        }
    }

    #[test]
    fn the_format_changes_at_a_place() {
        let of_order = "/components/schemas/Order/allOf/1/properties";
        check("Timestamp", Ok("/components/schemas/Timestamp/format"));
        check(
            "order.v1.made.at",
            Ok("/components/schemas/order.v1/properties/made.at/format"),
        );
        check(
            "Order.createdAt",
            Ok(&format!("{of_order}/createdAt/format")),
        );
        check(
            "Order.created_at",
            Ok(&format!("{of_order}/createdAt/format")),
        );
        check(
            "Order.history",
            Ok(&format!("{of_order}/history/items/format")),
        );
        check(
            "Order.until",
            Ok(&format!("{of_order}/until/anyOf/0/format")),
        );
        check(
            &format!("#{of_order}/createdAt"),
            Ok(&format!("{of_order}/createdAt/format")),
        );
    }

    #[test]
    fn a_place_without_a_date_and_time_is_an_error() {
        let none = "this schema has no string with the format `date-time`";
        check("Order.name", Err(none));
        check("Order.at", Err(none));
        check("Order", Err(none));
        check("Ordr.at", Err("there is no component schema `Ordr`"));
        check("Order.made", Err("schema `Order` has no property `made`"));
        check(
            "#/paths",
            Err("the description has no value at this JSON Pointer"),
        );
    }
}
