//! Keywords that no type can express. The schema keeps the type of its values, which allows all that are valid, and
//! more. Lowering reads the keywords in the original description.

use serde_json::{Map, Value, json};

use super::null_members::is_annotation;
use super::{FALSE, Moves, NULL, TUPLE, mark};
use crate::source::grammar::COMPOSITION;
use crate::source::tree::Place;
use crate::source::validation::{applies_to, count, is_of_some_types};

/// The maximum number of items of a tuple.
const MAX_TUPLE: usize = 12;

pub(super) fn translate(schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    move_to_mark("not", schema, place, moves);
    for keyword in ["anyOf", "oneOf"] {
        if is_union_of_constraints(schema, keyword) {
            move_to_mark(keyword, schema, place, moves);
        }
    }
    only_null(schema);
    composed_values(schema, place, moves);
    // A property without a valid value is not part of the type.
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        properties.retain(|_, property| !is_false(property));
    }
    conditional_properties(schema, place);
    pattern_properties(schema, place, moves);
    match schema.get("prefixItems").and_then(Value::as_array) {
        Some(positions) if !positions.is_empty() => {
            let positions = positions.clone();
            prefix_items(&positions, schema, place, moves);
        }
        _ => no_items(schema),
    }
    if allows_other_types(schema, place) {
        schema.retain(|keyword, _| !is_of_some_types(keyword));
    }
}

/// `true` if a schema only constrains values of some types, and allows all others. A schema with `properties` is one of objects.
fn allows_other_types(schema: &Map<String, Value>, place: &Place) -> bool {
    let typed = [
        "type",
        "enum",
        "properties",
        "discriminator",
        "$ref",
        "contentMediaType",
    ];
    let is_marked = [mark("type"), mark("enum")];
    let mut typed = typed
        .into_iter()
        .chain(is_marked.iter().map(String::as_str));
    let is_composed = COMPOSITION
        .iter()
        .any(|keyword| schema.contains_key(*keyword));
    // The other parts or the whole may have the type.
    let list = place.parent().and_then(Place::name);
    let is_part = match list {
        Some("allOf") => true,
        Some("anyOf" | "oneOf") => schema.keys().any(|key| !applies_to_others(key)),
        _ => false,
    };
    !is_composed && !is_part && !typed.any(|keyword| schema.contains_key(keyword))
}

/// `true` unless a keyword constrains objects only.
fn applies_to_others(keyword: &str) -> bool {
    !is_of_some_types(keyword) || !applies_to(keyword, "object")
}

/// Moves a keyword that does not affect the type to its mark.
fn move_to_mark(keyword: &str, schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    if let Some(value) = schema.shift_remove(keyword) {
        moves.insert(place.key(&mark(keyword)), place.key(keyword));
        schema.insert(mark(keyword), value);
    }
}

/// Constraints of scalars and arrays, which do not determine the type.
const CONSTRAINTS: [&str; 15] = [
    "contains",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "maxContains",
    "maxItems",
    "maxLength",
    "maximum",
    "minContains",
    "minItems",
    "minLength",
    "minimum",
    "multipleOf",
    "not",
    "pattern",
    "uniqueItems",
];

/// `true` if a union only adds constraints to a type other than `object`.
pub(crate) fn is_union_of_constraints(schema: &Map<String, Value>, keyword: &str) -> bool {
    let names: Vec<&str> = match schema.get("type") {
        Some(Value::String(name)) => vec![name],
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        _ => return false,
    };
    let mut names = names.into_iter().filter(|name| *name != NULL);
    let is_single = names.next().is_some_and(|name| name != "object") && names.next().is_none();
    let is_constraint = |key: &String| {
        CONSTRAINTS.contains(&key.as_str()) || is_annotation(key) || *key == mark("not")
    };
    let members = schema.get(keyword).and_then(Value::as_array);
    is_single
        && members.is_some_and(|members| {
            let mut members = members.iter();
            members.all(|one| {
                one.as_object()
                    .is_some_and(|one| one.keys().all(is_constraint))
            })
        })
}

/// Replaces an enum that contains only `null` by a mark.
fn only_null(schema: &mut Map<String, Value>) {
    let listed = schema.get("enum").and_then(Value::as_array);
    let is_null =
        listed.is_some_and(|values| !values.is_empty() && values.iter().all(Value::is_null));
    let allows_null = schema.get("nullable") == Some(&Value::Bool(true));
    if is_null && (allows_null || !schema.contains_key("type")) {
        schema.shift_remove("enum");
        schema.shift_remove("type");
        schema.insert("nullable".to_owned(), true.into());
        schema.insert(mark(NULL), true.into());
    }
}

/// Moves an enum with arrays or objects to its mark, since their types have more values.
fn composed_values(schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    const KEY: &str = "enum";
    let values = schema.get(KEY).and_then(Value::as_array);
    let constant = schema.get("const").map(std::slice::from_ref);
    let Some(values) = values.map(Vec::as_slice).or(constant) else {
        return;
    };
    let is_composed = |value: &Value| value.is_array() || value.is_object();
    let typ = schema.get("type").and_then(Value::as_str);
    if !values.iter().any(is_composed) && !matches!(typ, Some("array" | "object")) {
        return;
    }
    let only = match values {
        _ if schema.contains_key("type") || schema.contains_key(&mark("type")) => None,
        values if values.iter().all(Value::is_array) => Some("array"),
        values if values.iter().all(Value::is_object) => Some("object"),
        _ => None,
    };
    if let Some(name) = only {
        schema.insert("type".to_owned(), name.into());
    }
    move_to_mark(KEY, schema, place, moves);
}

/// Adds properties that are only defined under a condition, with any value.
fn conditional_properties(schema: &mut Map<String, Value>, place: &Place) {
    let is_object = schema.get("type").and_then(Value::as_str) == Some("object");
    let is_member = place.parent().and_then(Place::name) == Some("allOf");
    if !is_object && !is_member && !schema.contains_key("properties") {
        return;
    }
    let conditions = schema.get("dependentSchemas").and_then(Value::as_object);
    let conditions = conditions.into_iter().flat_map(Map::values);
    let conclusions = ["then", "else"].iter().filter_map(|key| schema.get(*key));
    let conclusions = conclusions.filter(|_| schema.contains_key("if"));
    let fields = conditions.chain(conclusions).filter_map(|condition| {
        let fields = condition.get("properties")?.as_object()?;
        Some(fields.iter().filter(|(_, field)| !is_false(field)))
    });
    let names: Vec<String> = fields.flatten().map(|(name, _)| name.clone()).collect();
    if names.is_empty() {
        return;
    }
    let fields = schema.entry("properties").or_insert_with(|| json!({}));
    if let Value::Object(fields) = fields {
        for name in names {
            fields.entry(name).or_insert_with(|| json!({}));
        }
    }
}

/// Merges pattern properties into `additionalProperties`.
fn pattern_properties(schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    const LATER: &str = "patternProperties";
    const EARLIER: &str = "additionalProperties";
    let Some(Value::Object(patterns)) = schema.get(LATER) else {
        return;
    };
    let list = place.key(LATER);
    let allowed = patterns.iter().filter(|(_, values)| !is_false(values));
    let mut parts: Vec<(&Value, Place)> = allowed
        .map(|(name, values)| (values, list.key(name)))
        .collect();
    if parts.is_empty() {
        return;
    }
    let others = schema.get(EARLIER).unwrap_or(&Value::Bool(true));
    if *others != Value::Bool(false) && !is_false(others) {
        parts.push((others, place.key(EARLIER)));
    }
    let values = common(&parts, place.key(EARLIER), moves);
    schema.insert(EARLIER.to_owned(), values.unwrap_or(Value::Bool(true)));
}

/// Keywords that only document values.
const DOCS: [&str; 4] = ["description", "example", "examples", "title"];

/// The schema of all values, which moves to `now`; `None` if there are several.
fn common(parts: &[(&Value, Place)], now: Place, moves: &mut Moves) -> Option<Value> {
    let constraints = |schema: &Value| {
        let mut schema = schema.clone();
        if let Value::Object(schema) = &mut schema {
            schema.retain(|key, _| !DOCS.contains(&key.as_str()));
        }
        schema
    };
    let ((first, place), others) = parts.split_first()?;
    let schema = match others {
        [] => (*first).clone(),
        _ => constraints(first),
    };
    if others.iter().any(|(other, _)| constraints(other) != schema) {
        return None;
    }
    moves.insert(now, moves.original(place));
    Some(schema)
}

/// Translates `prefixItems`: to a tuple if the number of items is fixed, otherwise to a schema of all items.
fn prefix_items(
    positions: &[Value],
    schema: &mut Map<String, Value>,
    place: &Place,
    moves: &mut Moves,
) {
    let length = positions.len() as u64;
    let bound = |key: &str| schema.get(key).and_then(count);
    let rest = schema.get("items");
    let is_closed = rest.is_some_and(is_false);
    let most = bound("maxItems").unwrap_or(u64::MAX);
    let most = most.min(if is_closed { length } else { u64::MAX });
    let is_fixed = bound("minItems") == Some(length) && most == length;
    let is_array = schema.get("type").and_then(Value::as_str) == Some("array");
    let items = if is_fixed && is_array && positions.len() <= MAX_TUPLE {
        tuple(positions, place, moves)
    } else {
        let any = json!({});
        let (now, list) = (place.key("items"), place.key("prefixItems"));
        let positions = positions.iter().enumerate();
        let mut parts: Vec<(&Value, Place)> = positions
            .map(|(index, item)| (item, list.index(index)))
            .collect();
        if most > length {
            parts.push((rest.unwrap_or(&any), now.clone()));
        }
        common(&parts, now, moves).unwrap_or(any)
    };
    schema.insert("items".to_owned(), items);
}

/// An object schema whose properties are the items of a tuple.
fn tuple(positions: &[Value], place: &Place, moves: &mut Moves) -> Value {
    let list = place.key("items").key("properties");
    let mut fields = Map::new();
    for (index, position) in positions.iter().enumerate() {
        let before = place.key("prefixItems").index(index);
        moves.insert(list.key(&index.to_string()), before);
        fields.insert(index.to_string(), position.clone());
    }
    let mut schema = Map::new();
    schema.insert("type".to_owned(), "object".into());
    schema.insert("properties".to_owned(), Value::Object(fields));
    schema.insert(mark(TUPLE), true.into());
    Value::Object(schema)
}

/// Replaces `items: false` by items with any value.
fn no_items(schema: &mut Map<String, Value>) {
    if schema.get("items").is_some_and(is_false) {
        schema.insert("items".to_owned(), json!({}));
    }
}

fn is_false(schema: &Value) -> bool {
    schema.get(mark(FALSE)).is_some()
}
