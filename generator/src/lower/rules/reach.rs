//! Whether a schema, or one inside it, has rules that types do not check.

use std::collections::HashSet;

use serde_json::Value;

use super::{At, Lowering};
use crate::source::Place;
use crate::source::rust_type;
use crate::source::upgrade::{IN_PLACE, is_union_of_constraints};

/// Keywords that no type says.
const KEYWORDS: [&str; 9] = [
    "contains",
    "dependentRequired",
    "dependentSchemas",
    "if",
    "not",
    "patternProperties",
    "prefixItems",
    "propertyNames",
    "unevaluatedProperties",
];

impl<'a> Lowering<'a> {
    /// Whether a schema, or one inside it, has rules that types do not check.
    pub(super) fn has_rest(&mut self, at: &At<'a>) -> bool {
        if let Some(known) = self.rules.reached.get(&at.place) {
            return *known;
        }
        let mut seen = HashSet::new();
        let found = self.search(at, &mut seen).is_some();
        if !found {
            let none = seen.into_iter().map(|place| (place, false));
            self.rules.reached.extend(none);
        }
        self.rules.reached.insert(at.place.clone(), found);
        found
    }

    /// The first such rule, by its place.
    pub(super) fn first_rule(&self, at: &At<'a>) -> Option<Place> {
        self.search(at, &mut HashSet::new())
    }

    fn search(&self, at: &At<'a>, seen: &mut HashSet<Place>) -> Option<Place> {
        let mut waiting = vec![at.clone()];
        while let Some(next) = waiting.pop() {
            let has_none = self.rules.reached.get(&next.place) == Some(&false);
            if has_none || !seen.insert(next.place.clone()) {
                continue;
            }
            if let Some(keyword) = self.own_rules(&next).first() {
                return Some(next.place.key(keyword));
            }
            waiting.extend(self.checked_by_type(&next));
        }
        None
    }

    /// The keywords of a schema itself that no type checks.
    pub(super) fn own_rules(&self, at: &At<'a>) -> Vec<&'static str> {
        if self.is_reference(at) {
            return Vec::new();
        }
        // No more is known of the type of another crate.
        if at.get(rust_type::EXTENSION).is_some() {
            return vec![rust_type::EXTENSION];
        }
        let mut own: Vec<&'static str> = KEYWORDS
            .into_iter()
            .filter(|keyword| {
                at.get(keyword)
                    .is_some_and(|value| says(keyword, value, at))
            })
            .collect();
        if at.get("items").is_some_and(Value::is_array) {
            own.push("items");
        }
        for keyword in ["enum", "const"] {
            if lists_composed(at, keyword) {
                own.push(keyword);
            }
        }
        if forbids_field(at) {
            own.push("properties");
        }
        if at
            .get("unevaluatedItems")
            .is_some_and(|value| !allows_all(value))
        {
            own.push("unevaluatedItems");
        }
        for keyword in ["minProperties", "maxProperties"] {
            if at.get(keyword).is_some() && self.rules.counted.contains(&at.place) {
                own.push(keyword);
            }
        }
        for keyword in ["anyOf", "oneOf"] {
            let schema = at.schema.as_object();
            if schema.is_some_and(|schema| is_union_of_constraints(schema, keyword))
                || self.rules.choices.contains(&at.place.key(keyword))
            {
                own.push(keyword);
            }
        }
        own
    }

    /// Whether only the server sends a field, by its schema or by one that it includes: a request may
    /// have it, and it is passed over.
    pub(super) fn is_read_only(&self, field: &At<'a>) -> bool {
        let (mut open, mut seen) = (vec![field.clone()], HashSet::new());
        while let Some(next) = open.pop() {
            if !seen.insert(next.place.clone()) {
                continue;
            }
            let is_marked = next.get("readOnly") == Some(&Value::Bool(true));
            if is_marked && !self.is_reference(&next) {
                return true;
            }
            open.extend(self.target(&next));
            open.extend(next.listed("allOf"));
        }
        false
    }

    /// The schemas whose values a type has, too: those of fields, of items, and so on.
    fn checked_by_type(&self, at: &At<'a>) -> Vec<At<'a>> {
        let mut inner: Vec<At<'a>> = self.target(at).into_iter().collect();
        if self.is_reference(at) {
            return inner;
        }
        let fields = at.named("properties").into_iter().map(|(_, field)| field);
        inner.extend(fields.filter(|field| !self.is_read_only(field)));
        inner.extend(at.items());
        inner.extend(at.inner("additionalProperties"));
        for keyword in ["allOf", "anyOf", "oneOf"] {
            inner.extend(at.listed(keyword));
        }
        inner.extend(self.heirs_of(at));
        inner
    }
}

fn says(keyword: &str, value: &Value, at: &At<'_>) -> bool {
    match keyword {
        "if" => at.get("then").is_some() || at.get("else").is_some(),
        "not" => *value != Value::Bool(false),
        "propertyNames" => !allows_all(value),
        "unevaluatedProperties" => !allows_all(value) && !stands_alone(value, at),
        "contains" => true,
        _ => match value {
            Value::Object(object) => !object.is_empty(),
            Value::Array(list) => !list.is_empty(),
            _ => true,
        },
    }
}

/// Whether a schema that forbids all other fields is the only one to speak of fields: its type says
/// so.
fn stands_alone(value: &Value, at: &At<'_>) -> bool {
    *value == Value::Bool(false)
        && at.get("additionalProperties").is_none()
        && !IN_PLACE.iter().any(|keyword| at.get(keyword).is_some())
}

/// Whether a schema says nothing.
pub(super) fn allows_all(schema: &Value) -> bool {
    match schema {
        Value::Object(object) => object.is_empty(),
        other => *other == Value::Bool(true),
    }
}

/// Whether an enum has values that are made of others, or is one of such.
fn lists_composed(at: &At<'_>, keyword: &str) -> bool {
    let values = match at.get(keyword) {
        Some(Value::Array(values)) if keyword == "enum" => values.as_slice(),
        Some(value) if keyword == "const" => std::slice::from_ref(value),
        _ => return false,
    };
    let is_composed = |name: &str| matches!(name, "array" | "object");
    let of_composed = match at.get("type") {
        Some(Value::String(name)) => is_composed(name),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).any(is_composed),
        _ => false,
    };
    of_composed
        || values
            .iter()
            .any(|value| value.is_array() || value.is_object())
}

fn forbids_field(at: &At<'_>) -> bool {
    let fields = at.get("properties").and_then(Value::as_object);
    fields.is_some_and(|fields| fields.values().any(|field| *field == Value::Bool(false)))
}
