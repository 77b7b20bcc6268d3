//! Descriptions with random schemas.
//!
//! They combine what descriptions in use rarely combine: alternatives that overlap, tags that are optional or shared, additional
//! properties next to declared ones, and bases that are unions.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use serde_json::{Map, Value, json};

use crate::nodes;
use crate::values::Values;

/// The number of schemas in a description.
const SCHEMAS: usize = 12;

/// The maximum depth of a schema.
const MAX_DEPTH: usize = 3;

/// The names of properties. There are few, so that objects share them.
const NAMES: [&str; 5] = ["a", "b", "c", "kind", "kinds"];

/// Writes descriptions into a folder. The same seed and number write the same description.
///
/// # Errors
///
/// If a file cannot be written.
pub fn write(folder: &Path, count: usize, seed: &str) -> anyhow::Result<()> {
    fs::create_dir_all(folder).context("cannot create the folder of descriptions")?;
    for number in 0..count {
        let text = format!("{:#}\n", description(&format!("{seed} {number}")));
        let file = folder.join(format!("random-{seed}-{number}.json"));
        fs::write(file, text).context("cannot write a description")?;
    }
    Ok(())
}

fn description(seed: &str) -> Value {
    let root = Value::Null;
    let mut random = Random {
        values: Values::new(&root, seed),
        names: Vec::new(),
    };
    let mut schemas = Map::new();
    for number in 0..SCHEMAS {
        let name = format!("S{number}");
        let schema = random.component();
        schemas.insert(name.clone(), schema);
        random.names.push(name);
    }
    json!({
        "openapi": "3.1.0",
        "info": {"title": "Random", "version": "1.0.0"},
        "paths": {},
        "components": {"schemas": schemas},
    })
}

struct Random<'a> {
    values: Values<'a>,
    /// The schemas so far.
    names: Vec<String>,
}

impl Random<'_> {
    /// Returns `true` once in some times.
    fn once_in(&mut self, times: usize) -> bool {
        self.values.below(times) == 0
    }

    fn component(&mut self) -> Value {
        match self.values.below(8) {
            0..=2 => self.object(MAX_DEPTH),
            3..=5 => self.union(MAX_DEPTH),
            6 => self.all_of(MAX_DEPTH),
            _ => self.schema(MAX_DEPTH),
        }
    }

    fn schema(&mut self, left: usize) -> Value {
        match self.values.below(if left == 0 { 4 } else { 10 }) {
            0 => json!({"type": "integer", "minimum": self.values.below(3)}),
            1 => json!({"type": "string", "maxLength": 1 + self.values.below(4)}),
            2 => json!({"type": ["boolean", "null"]}),
            3 => json!({"type": "string", "enum": ["x", "y"]}),
            4 => json!({"type": "array", "items": self.schema(left - 1), "maxItems": 3}),
            5 | 6 => self.reference().unwrap_or_else(|| json!({})),
            7 => self.union(left - 1),
            8 => self.all_of(left - 1),
            _ => self.object(left - 1),
        }
    }

    fn reference(&mut self) -> Option<Value> {
        let names = std::mem::take(&mut self.names);
        let name = self.values.one_of(&names).cloned();
        self.names = names;
        Some(json!({"$ref": nodes::reference(&name?)}))
    }

    fn object(&mut self, left: usize) -> Value {
        let mut properties = Map::new();
        let mut required = Vec::new();
        for name in NAMES {
            if self.once_in(2) {
                let schema = self.schema(left.saturating_sub(1));
                properties.insert(name.to_owned(), schema);
                if self.once_in(3) {
                    required.push(name);
                }
            }
        }
        let mut object = json!({"type": "object", "properties": properties, "required": required});
        let additional = match self.values.below(6) {
            0 => Some(json!(false)),
            1 => Some(json!(true)),
            2 => Some(json!({"type": "string"})),
            _ => None,
        };
        if let (Some(additional), Some(object)) = (additional, object.as_object_mut()) {
            object.insert("additionalProperties".to_owned(), additional);
        }
        object
    }

    /// A union of objects, and sometimes of other values, with or without tags.
    fn union(&mut self, left: usize) -> Value {
        let has_tags = self.once_in(2);
        let count = 2 + self.values.below(2);
        let alternatives = (0..count).map(|index| match self.values.below(6) {
            0 if !has_tags => self.schema(left.saturating_sub(1)),
            1 if !has_tags => self
                .reference()
                .unwrap_or_else(|| json!({"type": "string"})),
            _ => {
                let mut object = self.object(left);
                if has_tags {
                    self.add_tag(&mut object, index);
                }
                object
            }
        });
        let alternatives: Vec<Value> = alternatives.collect();
        match self.once_in(3) {
            true => json!({"oneOf": alternatives}),
            false => json!({"anyOf": alternatives}),
        }
    }

    fn add_tag(&mut self, object: &mut Value, index: usize) {
        // Sometimes two alternatives have the same tag.
        let tag = ["one", "two", "three", "one"].get(index + usize::from(self.once_in(8)));
        let tag = match self.once_in(3) {
            true => json!({"type": "string", "const": tag}),
            false => json!({"type": "string", "enum": [tag]}),
        };
        let is_required = self.once_in(2);
        if let Some(properties) = object["properties"].as_object_mut() {
            properties.insert("kind".to_owned(), tag);
        }
        if let Some(required) = object["required"].as_array_mut() {
            required.retain(|name| name != "kind");
            required.extend(is_required.then(|| json!("kind")));
        }
    }

    fn all_of(&mut self, left: usize) -> Value {
        let base = self.reference();
        let own = match self.once_in(3) {
            true => self.union(left.saturating_sub(1)),
            false => self.object(left),
        };
        let members: Vec<Value> = base.into_iter().chain([own]).collect();
        json!({"allOf": members})
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_determines_a_description_whose_references_resolve() {
        let one = description("seed");
        assert_eq!(one, description("seed"));
        assert_ne!(one, description("other"));
        nodes::visit(&one, &mut |object| {
            if let Some(Value::String(reference)) = object.get("$ref") {
                assert!(nodes::resolve(&one, reference).is_some(), "{reference}");
            }
        });
    }
}
