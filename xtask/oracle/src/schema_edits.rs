//! The changes of schemas for intended deviations.

use serde_json::{Map, Value, json};

use crate::{convert, nodes, validator};

pub fn is_type(object: &Map<String, Value>, ty: &str) -> bool {
    match object.get("type") {
        Some(Value::Array(types)) => types.contains(&json!(ty)),
        Some(only) => *only == json!(ty),
        None => false,
    }
}

/// The mark of a closed schema whose properties are not all that the object may have, which is reported.
pub const OPEN: &str = "x-oracle-open";

/// The mark of a `oneOf` of which a value can match several alternatives, except for their constraints, which is reported.
pub const OVERLAPPING: &str = "x-oracle-overlapping";

pub fn open_reported(object: &mut Map<String, Value>) {
    if object.contains_key(OPEN) {
        object.remove("additionalProperties");
    }
}

/// Limits integers to 64 bits: also in alternatives of `anyOf` that do not declare a property which is an integer in others, since
/// they have one type, or the error is not taken for a sign of another alternative, which loses the property.
pub fn of_64_bits(schemas: &mut Map<String, Value>) {
    let known = schemas.clone();
    for (_, schema) in schemas {
        nodes::change(schema, &mut |object| {
            let alternatives = object.get("anyOf").and_then(Value::as_array);
            let declared = alternatives.into_iter().flatten();
            let bounds = declared.flat_map(|one| bounds_of_fields(&known, one, MAX_REFERENCES));
            let bounds: Vec<Value> = bounds.collect();
            if !bounds.is_empty() {
                add_constraints(object, json!({"allOf": bounds}));
            }
            if is_integer(object) {
                add_constraints(object, bounds_of_64_bits());
            }
        });
    }
}

fn bounds_of_64_bits() -> Value {
    json!({"minimum": i64::MIN, "maximum": i64::MAX})
}

/// The maximum number of references and alternatives to follow.
const MAX_REFERENCES: usize = 8;

fn is_integer(object: &Map<String, Value>) -> bool {
    is_type(object, "integer") && !is_type(object, "number")
}

/// Returns the bounds of the integers in the properties of a schema, or of its alternatives or parts.
fn bounds_of_fields(known: &Map<String, Value>, schema: &Value, left: usize) -> Vec<Value> {
    let Some(left) = left.checked_sub(1) else {
        return Vec::new();
    };
    let properties = schema.get("properties").and_then(Value::as_object);
    let own = properties.into_iter().flatten().flat_map(|(name, schema)| {
        let bounds = bounds_of_value(known, schema, left).into_iter();
        bounds.map(move |bounds| json!({"properties": {name: bounds}}))
    });
    let reference = schema.get("$ref").and_then(Value::as_str);
    let target = reference.and_then(|reference| nodes::within(known, reference));
    let lists = ["allOf", "anyOf", "oneOf"].map(|key| schema.get(key).and_then(Value::as_array));
    let parts = lists.into_iter().flatten().flatten().chain(target);
    let others = parts.flat_map(|part| bounds_of_fields(known, part, left));
    own.chain(others).collect()
}

/// Returns the bounds of the integers in a value: its own, and those of its items and properties.
fn bounds_of_value(known: &Map<String, Value>, schema: &Value, left: usize) -> Vec<Value> {
    let is_integer = schema.as_object().is_some_and(is_integer);
    let own = is_integer.then(bounds_of_64_bits);
    let items = schema.get("items");
    let items = items.map(|items| bounds_of_value(known, items, left.saturating_sub(1)));
    let items = items.into_iter().flatten();
    let items = items.map(|bounds| json!({"items": bounds}));
    let fields = bounds_of_fields(known, schema, left);
    own.into_iter().chain(items).chain(fields).collect()
}

pub fn single(object: &mut Map<String, Value>) {
    if object.contains_key(convert::SINGLE) {
        add_constraints(object, json!({"minimum": f32::MIN, "maximum": f32::MAX}));
    }
}

pub fn exact_base64(object: &mut Map<String, Value>) {
    let exact = match object.get("format").and_then(Value::as_str) {
        Some("byte") => validator::EXACT_BYTE,
        Some("base64url") => validator::EXACT_BASE64URL,
        _ => return,
    };
    object.insert("format".to_owned(), exact.into());
}

pub fn listed_strings(object: &mut Map<String, Value>) {
    if is_type(object, "string") {
        for value in object
            .get_mut("enum")
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
        {
            if value.is_number() || value.is_boolean() {
                *value = value.to_string().into();
            }
        }
    }
}

fn add_constraints(object: &mut Map<String, Value>, schema: Value) {
    match object.get_mut("allOf").and_then(Value::as_array_mut) {
        Some(parts) => parts.push(schema),
        None => {
            object.insert("allOf".to_owned(), json!([schema]));
        }
    }
}

pub fn nullable(object: &mut Map<String, Value>) {
    let is_limited = object.contains_key("enum") || object.contains_key("const");
    let has_null_type = is_limited && is_type(object, "null");
    let listed = object.get("enum").and_then(Value::as_array);
    let is_listed = listed.is_some_and(|values| values.contains(&Value::Null));
    if has_null_type || is_listed || object.get("nullable") == Some(&Value::Bool(true)) {
        let rest = Value::Object(std::mem::take(object));
        object.insert("anyOf".to_owned(), json!([rest, {"type": "null"}]));
    }
}

/// Keywords that apply to values of one type.
const OF_TYPES: [(&str, &[&str]); 4] = [
    (
        "object",
        &[
            "properties",
            "additionalProperties",
            "required",
            "minProperties",
            "maxProperties",
            "patternProperties",
        ],
    ),
    (
        "array",
        &[
            "items",
            "minItems",
            "maxItems",
            "uniqueItems",
            "prefixItems",
        ],
    ),
    (
        "string",
        &[
            "pattern",
            "minLength",
            "maxLength",
            "format",
            "contentMediaType",
            "contentEncoding",
        ],
    ),
    // These imply no type: it could be `number` or `integer`.
    (
        "",
        &[
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "multipleOf",
        ],
    ),
];

pub fn implied_type(object: &mut Map<String, Value>) {
    if object.contains_key("type") {
        return;
    }
    for (ty, keys) in OF_TYPES {
        if !ty.is_empty() && keys.iter().any(|key| object.contains_key(*key)) {
            object.insert("type".to_owned(), ty.into());
            return;
        }
    }
}

/// Keywords that do not constrain values.
const ANNOTATIONS: [&str; 7] = [
    "$comment",
    "default",
    "deprecated",
    "description",
    "example",
    "examples",
    "title",
];

/// Keeps one of the alternatives that are equal for values of the schema's type.
pub fn merge_equal_alternatives(object: &mut Map<String, Value>) {
    let ty = object.get("type").and_then(Value::as_str);
    let ty = ty.map(|ty| match ty {
        "integer" | "number" => String::new(),
        ty => ty.to_owned(),
    });
    let has_no_effect = |key: &str| {
        let other = OF_TYPES.iter().find(|(_, keys)| keys.contains(&key));
        ANNOTATIONS.contains(&key)
            || other.is_some_and(|(of, _)| ty.as_ref().is_some_and(|ty| ty != of))
    };
    let Some(Value::Array(alternatives)) = object.get_mut("oneOf") else {
        return;
    };
    let mut known = Vec::new();
    alternatives.retain(|alternative| {
        let mut bare = alternative.clone();
        if let Value::Object(bare) = &mut bare {
            bare.retain(|key, _| !has_no_effect(key));
        }
        let is_new = !known.contains(&bare);
        known.push(bare);
        is_new
    });
}
