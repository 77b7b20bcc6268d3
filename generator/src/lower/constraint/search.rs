//! Finds constraints that types do not check.

use std::collections::HashSet;

use serde_json::Value;

use super::Lowering;
use crate::lower::schema::raw_schema::RawSchema;
use crate::source::Place;
use crate::source::rust_type;
use crate::source::upgrade::{IN_PLACE, is_union_of_constraints};

/// Keywords that no type represents.
const KEYWORDS: [&str; 10] = [
    "contains",
    "dependentRequired",
    "dependentSchemas",
    "if",
    "not",
    "patternProperties",
    "prefixItems",
    "propertyNames",
    "unevaluatedItems",
    "unevaluatedProperties",
];

impl<'a> Lowering<'a> {
    /// Returns `true` if a schema or a subschema has unchecked constraints.
    pub fn has_unchecked(&mut self, schema: &RawSchema<'a>) -> bool {
        if let Some(known) = self.constraints.reached.get(&schema.place) {
            return *known;
        }
        let mut seen = HashSet::new();
        let found = self.search(schema, &mut seen).is_some();
        if !found {
            let none = seen.into_iter().map(|place| (place, false));
            self.constraints.reached.extend(none);
        }
        self.constraints.reached.insert(schema.place.clone(), found);
        found
    }

    /// Returns the location of the first unchecked constraint.
    pub fn first_unchecked(&self, schema: &RawSchema<'a>) -> Option<Place> {
        self.search(schema, &mut HashSet::new())
    }

    fn search(&self, schema: &RawSchema<'a>, seen: &mut HashSet<Place>) -> Option<Place> {
        let mut waiting = vec![schema.clone()];
        while let Some(next) = waiting.pop() {
            let has_none = self.constraints.reached.get(&next.place) == Some(&false);
            if has_none || !seen.insert(next.place.clone()) {
                continue;
            }
            if let Some(keyword) = self.unchecked_keywords(&next).first() {
                return Some(next.place.key(keyword));
            }
            waiting.extend(self.checked_by_type(&next));
        }
        None
    }

    /// Returns the unchecked keywords of a schema itself.
    pub fn unchecked_keywords(&self, schema: &RawSchema<'a>) -> Vec<&'static str> {
        if schema.is_reference(self.document) {
            return Vec::new();
        }
        // Foreign types are opaque.
        if schema.get(rust_type::EXTENSION).is_some() {
            return vec![rust_type::EXTENSION];
        }
        let mut own: Vec<&'static str> = KEYWORDS
            .into_iter()
            .filter(|keyword| {
                schema
                    .get(keyword)
                    .is_some_and(|value| has_effect(keyword, value, schema))
            })
            .collect();
        if schema.get("items").is_some_and(Value::is_array) {
            own.push("items");
        }
        for keyword in ["enum", "const"] {
            if has_composite_values(schema, keyword) {
                own.push(keyword);
            }
        }
        if forbids_field(schema) {
            own.push("properties");
        }
        for keyword in ["minProperties", "maxProperties"] {
            if schema.get(keyword).is_some() && self.constraints.counted.contains(&schema.place) {
                own.push(keyword);
            }
        }
        for keyword in ["anyOf", "oneOf"] {
            let object = schema.value.as_object();
            if object.is_some_and(|object| is_union_of_constraints(object, keyword))
                || self
                    .constraints
                    .choices
                    .contains(&schema.place.key(keyword))
            {
                own.push(keyword);
            }
        }
        own
    }

    /// Returns `true` for a property that requests may contain and that the server ignores.
    pub fn is_read_only(&self, field: &RawSchema<'a>) -> bool {
        let (mut open, mut seen) = (vec![field.clone()], HashSet::new());
        while let Some(next) = open.pop() {
            if !seen.insert(next.place.clone()) {
                continue;
            }
            let is_marked = next.get("readOnly") == Some(&Value::Bool(true));
            if is_marked && !next.is_reference(self.document) {
                return true;
            }
            open.extend(next.target(self.document));
            open.extend(next.list("allOf"));
        }
        false
    }

    /// Returns the subschemas whose values a type contains.
    fn checked_by_type(&self, schema: &RawSchema<'a>) -> Vec<RawSchema<'a>> {
        let mut inner: Vec<RawSchema<'a>> = schema.target(self.document).into_iter().collect();
        if schema.is_reference(self.document) {
            return inner;
        }
        let fields = schema.map("properties").into_iter().map(|(_, field)| field);
        inner.extend(fields.filter(|field| !self.is_read_only(field)));
        inner.extend(schema.items());
        inner.extend(schema.subschema("additionalProperties"));
        for keyword in ["allOf", "anyOf", "oneOf"] {
            inner.extend(schema.list(keyword));
        }
        inner.extend(self.subtypes_of(schema));
        inner
    }
}

fn has_effect(keyword: &str, value: &Value, schema: &RawSchema<'_>) -> bool {
    let allows_all = || {
        schema
            .subschema(keyword)
            .is_some_and(|inner| inner.allows_all())
    };
    match keyword {
        "if" => schema.get("then").is_some() || schema.get("else").is_some(),
        "not" => *value != Value::Bool(false),
        "propertyNames" | "unevaluatedItems" => !allows_all(),
        "unevaluatedProperties" => !allows_all() && !is_only_evaluator(value, schema),
        "contains" => true,
        _ => match value {
            Value::Object(object) => !object.is_empty(),
            Value::Array(list) => !list.is_empty(),
            _ => true,
        },
    }
}

/// Returns `true` if no other schema evaluates properties, so that the type rejects unknown ones.
fn is_only_evaluator(value: &Value, schema: &RawSchema<'_>) -> bool {
    *value == Value::Bool(false)
        && schema.get("additionalProperties").is_none()
        && !IN_PLACE.iter().any(|keyword| schema.get(keyword).is_some())
}

/// Returns `true` for an `enum` with arrays or objects.
fn has_composite_values(schema: &RawSchema<'_>, keyword: &str) -> bool {
    let values = match schema.get(keyword) {
        Some(Value::Array(values)) if keyword == "enum" => values.as_slice(),
        Some(value) if keyword == "const" => std::slice::from_ref(value),
        _ => return false,
    };
    let is_composite = |name: &str| matches!(name, "array" | "object");
    let is_of_composites = match schema.get("type") {
        Some(Value::String(name)) => is_composite(name),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).any(is_composite),
        _ => false,
    };
    is_of_composites
        || values
            .iter()
            .any(|value| value.is_array() || value.is_object())
}

fn forbids_field(schema: &RawSchema<'_>) -> bool {
    let fields = schema.get("properties").and_then(Value::as_object);
    fields.is_some_and(|fields| fields.values().any(|field| *field == Value::Bool(false)))
}
