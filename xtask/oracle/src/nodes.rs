//! The subschemas of a schema.

use serde_json::{Map, Value};

/// Keywords with one schema.
const SINGLE: [&str; 12] = [
    "additionalProperties",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
    "additionalItems",
];

/// Keywords with a list of schemas.
const LISTS: [&str; 4] = ["allOf", "anyOf", "oneOf", "prefixItems"];

/// Keywords with schemas by name.
const MAPS: [&str; 5] = [
    "properties",
    "patternProperties",
    "dependentSchemas",
    "$defs",
    "definitions",
];

/// Returns `true` if the value of a keyword maps names to schemas.
pub fn is_of_names(keyword: &str) -> bool {
    MAPS.contains(&keyword)
}

/// Changes every schema that is an object, subschemas first.
pub fn change(schema: &mut Value, edit: &mut dyn FnMut(&mut Map<String, Value>)) {
    let Value::Object(object) = schema else {
        return;
    };
    for key in SINGLE {
        if let Some(inner) = object.get_mut(key) {
            change(inner, edit);
        }
    }
    for key in LISTS {
        for inner in object
            .get_mut(key)
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
        {
            change(inner, edit);
        }
    }
    for key in MAPS {
        let inner = object.get_mut(key).and_then(Value::as_object_mut);
        for (_, inner) in inner.into_iter().flatten() {
            change(inner, edit);
        }
    }
    edit(object);
}

/// Visits every schema that is an object.
pub fn visit(schema: &Value, visitor: &mut dyn FnMut(&Map<String, Value>)) {
    let mut copy = schema.clone();
    change(&mut copy, &mut |object| visitor(object));
}

/// Resolves a reference within the document.
pub fn resolve<'a>(root: &'a Value, reference: &str) -> Option<&'a Value> {
    root.pointer(&decoded(reference.strip_prefix('#')?)?)
}

/// The name of the component that a reference points to, or into.
pub fn component(reference: &str) -> Option<String> {
    let rest = reference.strip_prefix("#/components/schemas/")?;
    let first = rest.split('/').next()?;
    Some(decoded(first)?.replace("~1", "/").replace("~0", "~"))
}

/// Resolves a reference to a component, or to a node inside one.
pub fn within<'a>(schemas: &'a Map<String, Value>, reference: &str) -> Option<&'a Value> {
    let rest = reference.strip_prefix("#/components/schemas/")?;
    let inner = rest.find('/').and_then(|slash| rest.get(slash..));
    let schema = schemas.get(&component(reference)?)?;
    schema.pointer(&decoded(inner.unwrap_or_default())?)
}

/// The reference to the component schema of a name.
pub fn reference(name: &str) -> String {
    let name = name.replace('~', "~0").replace('/', "~1");
    let mut written = String::new();
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                written.push(char::from(byte));
            }
            _ => written.push_str(&format!("%{byte:02X}")),
        }
    }
    format!("#/components/schemas/{written}")
}

fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            let digits = std::str::from_utf8(&digits).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}
