//! The kinds of values that schemas allow, before their translation.

use std::collections::HashMap;
use std::ops::{BitAnd, BitOr};

use serde_json::{Map, Value};

use crate::source::tree::{Place, node};

/// The maximum number of references that are followed from a schema.
const MAX_REFERENCES: usize = 8;

/// A set of kinds of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kinds(u8);

/// The types of a schema. Integers and other numbers are different kinds.
const TYPES: [(&str, Kinds); 7] = [
    ("array", Kinds(1)),
    ("boolean", Kinds(2)),
    ("integer", Kinds::INTEGER),
    ("number", Kinds::NUMBER),
    ("null", Kinds::NULL),
    ("object", Kinds(32)),
    ("string", Kinds(64)),
];

impl Kinds {
    pub(super) const NONE: Self = Self(0);
    pub(super) const INTEGER: Self = Self(4);
    pub(super) const NUMBER: Self = Self(4 | 8);
    pub(super) const NULL: Self = Self(16);
    pub(super) const ANY: Self = Self(127);

    /// The kinds of a type.
    pub(super) fn of_type(name: &str) -> Self {
        let known = TYPES.iter().find(|(known, _)| *known == name);
        known.map_or(Self::ANY, |(_, kinds)| *kinds)
    }

    /// The types other than `null` with values of these kinds only.
    pub(super) fn types(self) -> Vec<&'static str> {
        let is_within = |kinds: Kinds| kinds & self == kinds && kinds != Self::NULL;
        let is_wide = is_within(Self::NUMBER);
        let types = TYPES.iter().filter(|(_, kinds)| is_within(*kinds));
        types
            .map(|(name, _)| *name)
            .filter(|name| !is_wide || *name != "integer")
            .collect()
    }

    /// All but `null`.
    pub(super) fn not_null(self) -> Self {
        Self(self.0 & !Self::NULL.0)
    }

    pub(super) fn overlaps(self, other: Self) -> bool {
        self & other != Self::NONE
    }

    pub(super) fn of_value(value: &Value) -> Self {
        Self::of_type(match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            // `1.0` equals `1`.
            Value::Number(_) => "number",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        })
    }
}

impl BitAnd for Kinds {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Kinds {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The kinds of values that schemas of tuple items and pattern properties allow.
#[derive(Default)]
pub(super) struct KnownKinds(HashMap<Place, Kinds>);

impl KnownKinds {
    pub(super) fn find(root: &Value, schemas: &[Place]) -> Self {
        let mut known = Self::default();
        for place in schemas {
            if let Some(Value::Object(schema)) = node(root, place) {
                known.find_in(root, schema, place);
            }
        }
        known
    }

    fn find_in(&mut self, root: &Value, schema: &Map<String, Value>, place: &Place) {
        let part = |key: &str| Some((schema.get(key)?, place.key(key)));
        let mut parts = Vec::new();
        if let Some(Value::Object(patterns)) = schema.get("patternProperties") {
            let list = place.key("patternProperties");
            let patterns = patterns.iter();
            parts.extend(patterns.map(|(name, schema)| (schema, list.key(name))));
            parts.extend(part("additionalProperties"));
        }
        if let Some(Value::Array(positions)) = schema.get("prefixItems") {
            let list = place.key("prefixItems");
            let positions = positions.iter().enumerate();
            parts.extend(positions.map(|(index, schema)| (schema, list.index(index))));
            parts.extend(part("items"));
        }
        for (schema, place) in parts {
            self.0
                .insert(place, kinds_of(root, schema, &mut Vec::new()));
        }
    }

    /// The kinds that the schema at a place allows.
    pub(super) fn at(&self, place: &Place) -> Kinds {
        self.0.get(place).copied().unwrap_or(Kinds::ANY)
    }
}

/// The kinds of values that a schema allows, or a superset. `path` contains the references that were followed.
fn kinds_of(root: &Value, schema: &Value, path: &mut Vec<Place>) -> Kinds {
    let schema = match schema {
        Value::Object(schema) => schema,
        Value::Bool(false) => return Kinds::NONE,
        _ => return Kinds::ANY,
    };
    // The values of an external type are unknown.
    if schema.contains_key("x-rust-type") {
        return Kinds::ANY;
    }
    let mut found = own_kinds(schema);
    if let Some(Value::String(reference)) = schema.get("$ref") {
        found = found & kinds_of_reference(root, reference, path);
    }
    if let Some(Value::Array(members)) = schema.get("allOf") {
        let members = members.iter();
        found = members.fold(found, |found, one| found & kinds_of(root, one, path));
    }
    for keyword in ["anyOf", "oneOf"] {
        if let Some(Value::Array(members)) = schema.get(keyword) {
            let members = members.iter();
            let none = Kinds::NONE;
            found = found & members.fold(none, |all, one| all | kinds_of(root, one, path));
        }
    }
    found
}

fn kinds_of_reference(root: &Value, reference: &str, path: &mut Vec<Place>) -> Kinds {
    let place = Place::of_reference(reference);
    let place = place.filter(|place| path.len() < MAX_REFERENCES && !path.contains(place));
    let target = place.and_then(|place| Some((node(root, &place)?, place)));
    let Some((schema, place)) = target else {
        return Kinds::ANY;
    };
    path.push(place);
    let found = kinds_of(root, schema, path);
    path.pop();
    found
}

/// The kinds that a schema allows by its type, `enum` or `const`.
fn own_kinds(schema: &Map<String, Value>) -> Kinds {
    let any_of = |values: &[Value], kinds: fn(&Value) -> Kinds| {
        let values = values.iter();
        values.fold(Kinds::NONE, |all, value| all | kinds(value))
    };
    let of_name = |name: &Value| name.as_str().map_or(Kinds::ANY, Kinds::of_type);
    let found = match (schema.get("type"), schema.get("enum"), schema.get("const")) {
        (Some(Value::Array(names)), _, _) => any_of(names, of_name),
        (Some(name), _, _) => of_name(name),
        (None, Some(Value::Array(values)), _) => any_of(values, Kinds::of_value),
        (None, _, Some(value)) => Kinds::of_value(value),
        _ => Kinds::ANY,
    };
    match schema.get("nullable") {
        Some(Value::Bool(true)) => found | Kinds::NULL,
        _ => found,
    }
}
