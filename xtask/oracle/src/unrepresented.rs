//! Array items that differ only in details that no type represents.

use std::collections::BTreeSet;

use jsonschema::{Keyword, ValidationError};
use serde_json::{Map, Value};

use crate::nodes;

/// A keyword of deviations: items differ in the properties of these names.
pub const UNREPRESENTED: &str = "x-oracle-kept";

/// Requires items of `uniqueItems` to differ in the declared properties.
pub fn differ(schemas: &mut Map<String, Value>) {
    let known = schemas.clone();
    for (_, schema) in schemas {
        nodes::change(schema, &mut |object| {
            if object.get("uniqueItems") == Some(&Value::Bool(true))
                && let Some(items) = object.get("items")
            {
                let mut names = BTreeSet::new();
                declared(&known, items, &mut BTreeSet::new(), &mut names);
                let names = names.into_iter().map(Value::String);
                object.insert(UNREPRESENTED.to_owned(), names.collect());
            }
        });
    }
}

/// The names of all properties that a schema and its references declare.
fn declared(
    known: &Map<String, Value>,
    schema: &Value,
    seen: &mut BTreeSet<String>,
    names: &mut BTreeSet<String>,
) {
    let mut references = Vec::new();
    nodes::visit(schema, &mut |object| {
        let properties = object.get("properties").and_then(Value::as_object);
        names.extend(properties.into_iter().flat_map(|all| all.keys().cloned()));
        let reference = object.get("$ref").and_then(Value::as_str);
        references.extend(reference.map(str::to_owned));
    });
    for reference in references {
        if let Some(target) = nodes::within(known, &reference)
            && seen.insert(reference)
        {
            declared(known, target, seen, names);
        }
    }
}

/// Validates the keyword.
pub struct Unrepresented(BTreeSet<String>);

impl Unrepresented {
    /// Creates the validator for the listed names.
    pub fn new(names: &Value) -> Self {
        let names = names.as_array().into_iter().flatten();
        Self(names.filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// Normalizes a value: letters of UUIDs in lower case, and no unknown fields.
    fn of(&self, value: &Value) -> Value {
        match value {
            Value::String(text) if is_uuid(text) => text.to_ascii_lowercase().into(),
            Value::Array(items) => items.iter().map(|item| self.of(item)).collect(),
            Value::Object(object) => {
                let fields = object.iter().filter(|(name, _)| self.0.contains(*name));
                let fields = fields.map(|(name, value)| (name.clone(), self.of(value)));
                Value::Object(fields.collect())
            }
            value => value.clone(),
        }
    }
}

fn is_uuid(text: &str) -> bool {
    text.len() == 36
        && text.char_indices().all(|(index, letter)| match index {
            8 | 13 | 18 | 23 => letter == '-',
            _ => letter.is_ascii_hexdigit(),
        })
}

impl<'i> Keyword<'i> for Unrepresented {
    fn validate(&self, instance: &'i Value) -> Result<(), ValidationError<'i>> {
        match Keyword::is_valid(self, instance) {
            true => Ok(()),
            false => Err(ValidationError::custom("an item that is kept twice")),
        }
    }

    fn is_valid(&self, instance: &'i Value) -> bool {
        let items = instance.as_array().into_iter().flatten();
        let items: Vec<_> = items.map(|item| self.of(item)).collect();
        let mut numbered = items.iter().enumerate();
        numbered.all(|(index, item)| !items.iter().take(index).any(|other| other == item))
    }
}
