//! What no type can say: the schema is left with what the type of its values is, which holds all
//! that is allowed, and more. The rest is read where it was written.

use serde_json::{Map, Value, json};

use super::null::is_annotation;
use super::together::{Part, together};
use super::{FALSE, KnownKinds, Moved, NULL, TUPLE, listed, mark};
use crate::source::{Place, mend};

/// The most items of an array that is a tuple.
const LONGEST: usize = 12;

pub(super) fn ruled(
    schema: &mut Map<String, Value>,
    place: &Place,
    kinds: &KnownKinds,
    moved: &mut Moved,
) {
    not(schema, place, moved);
    choices_of_rules(schema, place, moved);
    only_null(schema);
    composed_values(schema, place, moved);
    forbidden_fields(schema);
    conditional_fields(schema, place);
    pattern_properties(schema, place, kinds, moved);
    match schema.get("prefixItems").and_then(Value::as_array) {
        Some(positions) if !positions.is_empty() => {
            let positions = positions.clone();
            prefix_items(&positions, schema, place, kinds, moved);
        }
        _ => no_items(schema),
    }
}

/// A schema that excludes others says nothing of the type of its values.
fn not(schema: &mut Map<String, Value>, place: &Place, moved: &mut Moved) {
    const KEY: &str = "not";
    if let Some(excluded) = schema.shift_remove(KEY) {
        moved.insert(place.key(&mark(KEY)), place.key(KEY));
        schema.insert(mark(KEY), excluded);
    }
}

/// Keywords of rules for single values and for arrays, which say nothing of the type.
const RULES: [&str; 15] = [
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

/// Whether a choice beside a type other than that of objects adds nothing to the type.
pub(crate) fn is_choice_of_rules(schema: &Map<String, Value>, keyword: &str) -> bool {
    let names: Vec<&str> = match schema.get("type") {
        Some(Value::String(name)) => vec![name],
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        _ => return false,
    };
    let mut names = names.into_iter().filter(|name| *name != NULL);
    let is_single = names.next().is_some_and(|name| name != "object") && names.next().is_none();
    let is_rule =
        |key: &String| RULES.contains(&key.as_str()) || is_annotation(key) || *key == mark("not");
    let members = schema.get(keyword).and_then(Value::as_array);
    is_single
        && members.is_some_and(|members| {
            let mut members = members.iter();
            members.all(|one| one.as_object().is_some_and(|one| one.keys().all(is_rule)))
        })
}

fn choices_of_rules(schema: &mut Map<String, Value>, place: &Place, moved: &mut Moved) {
    for keyword in ["anyOf", "oneOf"] {
        if is_choice_of_rules(schema, keyword)
            && let Some(members) = schema.shift_remove(keyword)
        {
            moved.insert(place.key(&mark(keyword)), place.key(keyword));
            schema.insert(mark(keyword), members);
        }
    }
}

/// An enum of `null` is its type.
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

/// Arrays and objects as values of an enum have the type of all such: that they are listed is a rule.
fn composed_values(schema: &mut Map<String, Value>, place: &Place, moved: &mut Moved) {
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
    let values = values.to_vec();
    if let Some(name) = only {
        schema.insert("type".to_owned(), name.into());
    }
    if let Some(values) = schema.shift_remove(KEY) {
        moved.insert(place.key(&mark(KEY)), place.key(KEY));
        schema.insert(mark(KEY), values);
    }
    listed::listed(schema, &values, place, moved);
}

/// A field that may have no value is none of the type.
fn forbidden_fields(schema: &mut Map<String, Value>) {
    if let Some(Value::Object(fields)) = schema.get_mut("properties") {
        fields.retain(|_, field| !is_false(field));
    }
}

/// A field that is described under a condition only may be anything.
fn conditional_fields(schema: &mut Map<String, Value>, place: &Place) {
    let is_object = schema.get("type").and_then(Value::as_str) == Some("object");
    let is_member = place.parent().and_then(Place::name) == Some("allOf");
    if !is_object && !is_member && !schema.contains_key("properties") {
        return;
    }
    let conditions = schema.get("dependentSchemas").and_then(Value::as_object);
    let conditions = conditions.into_iter().flat_map(Map::values);
    let branches = ["then", "else"].iter().filter_map(|key| schema.get(*key));
    let fields = conditions.chain(branches).filter_map(|condition| {
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

/// The fields whose names match patterns are others: of what the schemas of all say together.
fn pattern_properties(
    schema: &mut Map<String, Value>,
    place: &Place,
    kinds: &KnownKinds,
    moved: &mut Moved,
) {
    const LATER: &str = "patternProperties";
    const EARLIER: &str = "additionalProperties";
    let Some(Value::Object(patterns)) = schema.get(LATER) else {
        return;
    };
    let list = place.key(LATER);
    let allowed = patterns.iter().filter(|(_, values)| !is_false(values));
    let mut parts: Vec<Part> = allowed
        .map(|(name, values)| part(values, list.key(name), kinds))
        .collect();
    if parts.is_empty() {
        return;
    }
    match schema.get(EARLIER) {
        Some(Value::Bool(false)) => {}
        Some(others) if is_false(others) => {}
        Some(others @ Value::Object(_)) => parts.push(part(others, place.key(EARLIER), kinds)),
        _ => parts.push(part(&Value::Bool(true), place.key(EARLIER), kinds)),
    }
    let values = together(&parts, place.key(EARLIER), &list, moved);
    schema.insert(EARLIER.to_owned(), values.unwrap_or(Value::Bool(true)));
}

fn part(schema: &Value, place: Place, kinds: &KnownKinds) -> Part {
    Part {
        schema: schema.clone(),
        kinds: kinds.at(&place),
        place,
    }
}

/// An array whose first items have schemas of their own: a tuple where there are no others and
/// none may be missing.
fn prefix_items(
    positions: &[Value],
    schema: &mut Map<String, Value>,
    place: &Place,
    kinds: &KnownKinds,
    moved: &mut Moved,
) {
    let count = positions.len() as u64;
    let bound = |key: &str| schema.get(key).and_then(mend::count);
    let rest = schema.get("items");
    let is_closed = rest.is_some_and(is_false);
    let most = bound("maxItems").unwrap_or(u64::MAX);
    let most = most.min(if is_closed { count } else { u64::MAX });
    let is_fixed = bound("minItems") == Some(count) && most == count;
    let is_array = schema.get("type").and_then(Value::as_str) == Some("array");
    let items = if is_fixed && is_array && positions.len() <= LONGEST {
        tuple(positions, place, moved)
    } else {
        let any = json!({});
        let (now, list) = (place.key("items"), place.key("prefixItems"));
        let positions = positions.iter().enumerate();
        let mut parts: Vec<Part> = positions
            .map(|(index, item)| part(item, list.index(index), kinds))
            .collect();
        if most > count {
            parts.push(part(rest.unwrap_or(&any), now.clone(), kinds));
        }
        together(&parts, now, &list, moved).unwrap_or(any)
    };
    if most < u64::MAX {
        schema.insert("maxItems".to_owned(), most.into());
    }
    schema.insert("items".to_owned(), items);
}

/// A schema of objects that stands for the items at their positions.
fn tuple(positions: &[Value], place: &Place, moved: &mut Moved) -> Value {
    let list = place.key("items").key("properties");
    let mut fields = Map::new();
    for (index, position) in positions.iter().enumerate() {
        let before = place.key("prefixItems").index(index);
        moved.insert(list.key(&index.to_string()), before);
        fields.insert(index.to_string(), position.clone());
    }
    let mut schema = Map::new();
    schema.insert("type".to_owned(), "object".into());
    schema.insert("properties".to_owned(), Value::Object(fields));
    schema.insert(mark(TUPLE), true.into());
    Value::Object(schema)
}

/// Of items that nothing may be, there are none.
fn no_items(schema: &mut Map<String, Value>) {
    if schema.get("items").is_some_and(is_false) {
        schema.insert("items".to_owned(), json!({}));
        schema.insert("maxItems".to_owned(), 0.into());
    }
}

fn is_false(schema: &Value) -> bool {
    schema.get(mark(FALSE)).is_some()
}
