//! The changes of schemas for intended deviations.

use serde_json::{Map, Value, json};

use crate::{convert, validator};

pub fn is_type(object: &Map<String, Value>, ty: &str) -> bool {
    match object.get("type") {
        Some(Value::Array(types)) => types.contains(&json!(ty)),
        Some(only) => *only == json!(ty),
        None => false,
    }
}

pub fn whole(object: &mut Map<String, Value>) {
    if is_type(object, "integer") && !is_type(object, "number") {
        object.insert(validator::WHOLE.to_owned(), true.into());
    }
}

pub fn of_64_bits(object: &mut Map<String, Value>) {
    if is_type(object, "integer") && !is_type(object, "number") {
        let bounds = json!({"minimum": i64::MIN, "maximum": i64::MAX});
        add_constraints(object, bounds);
    }
}

pub fn single(object: &mut Map<String, Value>) {
    if object.contains_key(convert::SINGLE) {
        add_constraints(object, json!({"minimum": f32::MIN, "maximum": f32::MAX}));
    }
}

/// Constraints on the digits of a number.
const OF_DIGITS: [&str; 5] = [
    "exclusiveMaximum",
    "exclusiveMinimum",
    "maximum",
    "minimum",
    "multipleOf",
];

pub fn double(object: &mut Map<String, Value>) {
    if !is_type(object, "number") {
        return;
    }
    let constraints = OF_DIGITS.map(|key| object.remove_entry(key));
    let constraints: Map<_, _> = constraints.into_iter().flatten().collect();
    object.insert(validator::DOUBLE.to_owned(), constraints.into());
}

/// Allows the `null` of a union that several of its alternatives allow.
pub fn null_of_alternatives(object: &mut Map<String, Value>) {
    let Some(Value::Array(alternatives)) = object.get_mut("oneOf") else {
        return;
    };
    let null = json!({"type": "null", "anyOf": alternatives});
    for alternative in alternatives.iter_mut() {
        *alternative = json!({"allOf": [alternative, {"not": {"type": "null"}}]});
    }
    alternatives.push(null);
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
