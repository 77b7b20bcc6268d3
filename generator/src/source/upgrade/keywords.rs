//! Keywords of OpenAPI 3.1 with an equivalent in 3.0.

use serde_json::{Map, Value, json};

use super::{DEFAULT_MAPPING, Moves, NULL, NULLABLE_REFERENCE, PREFIX, is_nullable, mark};
use crate::source::grammar::{SCHEMA, is_core, kind_at, visit_objects};
use crate::source::tree::Place;

/// Keywords whose schemas apply to the same object.
pub const IN_PLACE: [&str; 10] = [
    "$dynamicRef",
    "$ref",
    "allOf",
    "anyOf",
    "dependentSchemas",
    "else",
    "if",
    "oneOf",
    "patternProperties",
    "then",
];

/// `true` if a field next to `$ref` does not change the schema.
fn is_without_effect(key: &str) -> bool {
    let others = [
        "$comment", "$ref", "$schema", "example", "examples", "summary",
    ];
    // An `$id` is the base of the reference.
    let is_extension = key.starts_with("x-") && !key.starts_with(PREFIX);
    others.contains(&key) || is_extension || (is_core(key) && key != "$id")
}

/// Removes what OpenAPI 3.0 ignores next to `$ref`. A description stays, and `nullable` becomes a mark.
pub(super) fn annotations_of_reference(schema: &mut Map<String, Value>) {
    let is_nullable = is_nullable(schema);
    schema
        .retain(|key, _| ["$ref", "description"].contains(&key.as_str()) || key.starts_with("x-"));
    if is_nullable {
        schema.insert(mark(NULLABLE_REFERENCE), true.into());
    }
}

/// Marks a discriminator with its `defaultMapping`.
pub(super) fn default_mapping(schema: &mut Map<String, Value>) {
    if let Some(Value::Object(discriminator)) = schema.get_mut("discriminator")
        && let Some(target) = discriminator.get(DEFAULT_MAPPING).cloned()
    {
        discriminator.insert(mark(DEFAULT_MAPPING), target);
    }
}

/// Moves a reference with siblings to `allOf`; `false` if it has none.
pub(super) fn reference(schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) -> bool {
    if schema.keys().all(|key| is_without_effect(key)) {
        return false;
    }
    let Some(target) = schema.shift_remove("$ref") else {
        return false;
    };
    let members = schema.entry("allOf").or_insert_with(|| json!([]));
    if let Value::Array(members) = members {
        moves.insert(place.key("allOf").index(members.len()), place.clone());
        members.push(json!({ "$ref": target }));
    }
    true
}

/// Replaces `const` by an enum with one value.
pub(super) fn constant(schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    let Some(value) = schema.get("const").cloned() else {
        return;
    };
    let listed = schema.get("enum").and_then(Value::as_array);
    if listed.is_some_and(|listed| !listed.contains(&value)) {
        schema.insert(mark("const"), true.into());
        return;
    }
    let ty = match &value {
        Value::Null => NULL,
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) | Value::Object(_) => return,
    };
    if !schema.contains_key("type") {
        schema.insert("type".to_owned(), ty.into());
        if value.is_null() {
            return;
        }
    }
    schema.insert("enum".to_owned(), Value::Array(vec![value]));
    let before = place.key("const");
    moves.insert(before.index(0), before.clone());
    moves.insert(place.key("enum"), before);
}

/// Replaces the type `null` by `nullable`. Several other types are kept as a list under a mark.
pub(super) fn types(schema: &mut Map<String, Value>) {
    let mut names: Vec<&str> = match schema.get("type") {
        Some(Value::String(name)) if name == NULL => vec![name],
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        _ => return,
    };
    names.sort_unstable();
    names.dedup();
    let allows_null = names.contains(&NULL);
    let is_number = names.contains(&"number");
    names.retain(|name| *name != NULL && !(is_number && *name == "integer"));
    let (key, types): (_, Value) = match *names {
        [] => (mark(NULL), true.into()),
        [name] => ("type".to_owned(), name.into()),
        _ => (mark("type"), names.into()),
    };
    if allows_null {
        schema.insert("nullable".to_owned(), true.into());
    }
    if key != "type" {
        schema.shift_remove("type");
    }
    schema.insert(key, types);
}

/// Replaces the array form of `items` by `prefixItems`.
pub(super) fn list_of_items(schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    if schema.get("items").is_some_and(Value::is_array) {
        rename("items", "prefixItems", schema, place, moves);
    }
}

/// Replaces `unevaluatedProperties` by `additionalProperties`, which is equivalent without composition.
pub(super) fn unevaluated_properties(
    schema: &mut Map<String, Value>,
    place: &Place,
    moves: &mut Moves,
) {
    let mut conflicting = IN_PLACE.iter().chain(&["additionalProperties"]);
    if !conflicting.any(|key| schema.contains_key(*key)) {
        rename(
            "unevaluatedProperties",
            "additionalProperties",
            schema,
            place,
            moves,
        );
    }
}

fn rename(from: &str, to: &str, schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    if let Some(value) = schema.shift_remove(from) {
        moves.insert(place.key(to), place.key(from));
        schema.insert(to.to_owned(), value);
    }
}

/// Replaces `contentEncoding` and `contentMediaType` by a format, if there is one.
pub(super) fn content(schema: &mut Map<String, Value>) {
    let text = |key: &str| schema.get(key).and_then(Value::as_str);
    let is_string = text("type").is_none_or(|name| name == "string");
    let is_encoded = text("type") == Some("string");
    let format = match (text("contentEncoding"), text("contentMediaType")) {
        (Some(encoding), _) if is_encoded && encoding.eq_ignore_ascii_case("base64") => "byte",
        (Some(encoding), _) if is_encoded && encoding.eq_ignore_ascii_case("base64url") => {
            "base64url"
        }
        (None | Some("binary"), Some(media_type)) if is_binary(media_type) => "binary",
        (Some("binary"), None) => "binary",
        _ => return,
    };
    if is_string && !schema.contains_key("format") && !schema.contains_key(&mark("type")) {
        schema.insert("type".to_owned(), "string".into());
        schema.insert("format".to_owned(), format.into());
    }
}

fn is_binary(media_type: &str) -> bool {
    let media_type = media_type.to_ascii_lowercase();
    let is_kind = |kind| media_type.starts_with(kind) && !media_type.ends_with("+xml");
    media_type == "application/octet-stream"
        || ["audio/", "image/", "video/"].into_iter().any(is_kind)
}

/// Marks keywords without an equivalent.
pub(super) fn marks(schema: &mut Map<String, Value>) {
    // An `$id` only affects references below it.
    let has_scope = schema.contains_key("$id") && has_references(schema);
    for (keyword, is_marked) in [
        ("$dynamicRef", schema.contains_key("$dynamicRef")),
        ("$id", has_scope),
    ] {
        if is_marked {
            schema.insert(mark(keyword), true.into());
        }
    }
}

fn has_references(schema: &Map<String, Value>) -> bool {
    let mut found = false;
    let inner = schema
        .iter()
        .map(|(key, value)| (kind_at(Some(SCHEMA), &[key]), value));
    for (kind, value) in inner {
        visit_objects(value, kind, &Place::root(), &mut |_, object, _| {
            found |= object.contains_key("$ref");
        });
    }
    found
}

/// Uses the first of `examples` as `example`.
pub(super) fn example(schema: &mut Map<String, Value>) {
    let examples = schema.get("examples").and_then(Value::as_array);
    if let Some(first) = examples.and_then(|examples| examples.first()).cloned() {
        schema.entry("example").or_insert(first);
    }
}
