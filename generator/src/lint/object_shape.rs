//! The properties of objects.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::description::{Description, Found, has_type};
use crate::source::{entries, texts};

/// The maximum depth of `allOf`.
const MAX_DEPTH: usize = 8;

/// The properties of the objects of a schema.
#[derive(Default)]
pub(super) struct ObjectShape<'s> {
    pub(super) properties: BTreeMap<&'s str, Found<'s>>,
    pub(super) required: BTreeSet<&'s str>,
}

impl<'s> ObjectShape<'s> {
    /// The shape of an object schema without unions.
    pub(super) fn of(description: &Description<'s>, schema: &Found<'s>) -> Option<Self> {
        let mut shape = Self::default();
        let is_object = shape.add(description, schema, MAX_DEPTH)?;
        is_object.then_some(shape)
    }

    /// Adds a schema, and returns `true` if it is of objects; `None` for a union or excessive depth.
    fn add(
        &mut self,
        description: &Description<'s>,
        schema: &Found<'s>,
        depth: usize,
    ) -> Option<bool> {
        let depth = depth.checked_sub(1)?;
        let value = schema.value;
        if ["oneOf", "anyOf"]
            .iter()
            .any(|key| value.get(key).is_some())
        {
            return None;
        }
        let mut is_object = has_type(value, "object") || value.get("properties").is_some();
        for member in description.items(schema, "allOf") {
            is_object |= self.add(description, &member, depth)?;
        }
        let place = schema.place.key("properties");
        for (name, property) in entries(value.get("properties")) {
            if let Some(found) = description.resolve(property, &place.key(name)) {
                self.properties.insert(name, found);
            }
        }
        self.required.extend(texts(value.get("required")));
        Some(is_object)
    }

    /// Returns `true` if a required property distinguishes two objects: one that the other lacks, or one with different
    /// values.
    pub(super) fn is_distinct_from(&self, other: &Self) -> bool {
        let has_own = |one: &Self, other: &Self| {
            let mut required = one.required.iter();
            required
                .any(|name| !other.properties.contains_key(name) && !other.required.contains(name))
        };
        let mut shared = self.properties.iter();
        let differs = shared.any(|(name, property)| {
            let other = other.properties.get(name).filter(|_| self.required.contains(name));
            let values = other.map(|other| (values(property.value), values(other.value)));
            matches!(values, Some((Some(one), Some(other))) if one.iter().all(|value| !other.contains(value)))
        });
        differs || has_own(self, other) || has_own(other, self)
    }
}

/// The values of `const` or `enum`.
fn values(schema: &Value) -> Option<Vec<&Value>> {
    match (schema.get("const"), schema.get("enum")) {
        (Some(value), _) => Some(vec![value]),
        (None, Some(Value::Array(values))) => Some(values.iter().collect()),
        _ => None,
    }
}
