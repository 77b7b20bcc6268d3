//! The deviation of discriminators: the tag determines the schema of a value.
//!
//! JSON Schema ignores discriminators. Here a schema with one becomes a union by its tag,
//! among the subschemas of its `oneOf` or `anyOf`, or among the schemas that extend it by `allOf`.
//! In a schema that extends it, it stands for its own properties only.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use crate::nodes;

/// The maximum number of references to follow.
const MAX_DEPTH: usize = 12;

/// Turns every schema with a discriminator into a union.
pub fn decide(schemas: &mut Map<String, Value>) {
    let known = Known {
        schemas: schemas.clone(),
    };
    for (name, schema) in &mut *schemas {
        nodes::change(schema, &mut |object| known.decide(None, object));
        if let Some(object) = schema.as_object_mut() {
            // Repeated for the root, whose name is known.
            if let Some(Value::Object(original)) = known.schemas.get(name)
                && known.discriminates(name, original)
            {
                *object = original.clone();
                known.decide(Some(name), object);
            }
            known.replace_with_bases(object);
        }
    }
    for (name, schema) in &known.schemas {
        if let Value::Object(object) = schema
            && known.discriminates(name, object)
        {
            let mut base = object.clone();
            base.retain(|key, _| !matches!(key.as_str(), "discriminator" | "oneOf" | "anyOf"));
            known.replace_with_bases(&mut base);
            schemas.insert(base_name(name), base.into());
        }
    }
}

fn base_name(name: &str) -> String {
    format!("{name}.base")
}

struct Known {
    schemas: Map<String, Value>,
}

impl Known {
    /// Returns `true` for a schema with a discriminator, and for one that others extend and that includes one by `allOf`.
    fn discriminates(&self, name: &str, object: &Map<String, Value>) -> bool {
        let is_inherited = || {
            self.subschemas(object).is_empty()
                && self.discriminator(object, MAX_DEPTH).is_some()
                && !self.subtypes(name, &BTreeMap::new()).is_empty()
        };
        object.contains_key("discriminator") || is_inherited()
    }

    /// Returns the discriminator of a schema, or that of a schema that it includes by `allOf`.
    fn discriminator<'o>(
        &'o self,
        object: &'o Map<String, Value>,
        left: usize,
    ) -> Option<&'o Map<String, Value>> {
        if tag(object).is_some() {
            return Some(object);
        }
        let left = left.checked_sub(1)?;
        let parts = object.get("allOf")?.as_array()?.iter();
        let mut parts = parts.filter_map(|part| self.target(part).unwrap_or(part).as_object());
        parts.find_map(|part| self.discriminator(part, left))
    }

    fn decide(&self, name: Option<&str>, object: &mut Map<String, Value>) {
        let Some(owner) = (match name {
            Some(_) => self.discriminator(object, MAX_DEPTH),
            None => Some(&*object),
        }) else {
            return;
        };
        let Some(property) = tag(owner) else {
            return;
        };
        let mapping = mapping(owner);
        let mut subschemas = self.subschemas(object);
        if subschemas.is_empty() {
            let subtypes = name.map(|name| self.subtypes(name, &mapping));
            subschemas = subtypes.unwrap_or_default();
            if subschemas.is_empty() {
                return;
            }
        }
        let names: Vec<_> = subschemas.iter().filter_map(component_of).collect();
        let alternatives: Vec<_> = subschemas
            .iter()
            .map(|subschema| self.tagged_alternative(&property, &mapping, subschema, &names))
            .collect();
        let mut rest = object.clone();
        rest.retain(|key, _| !matches!(key.as_str(), "discriminator" | "oneOf" | "anyOf"));
        self.replace_with_bases(&mut rest);
        *object = Map::from_iter([
            ("allOf".to_owned(), json!([rest])),
            ("anyOf".to_owned(), alternatives.into()),
        ]);
    }

    /// An alternative with its tags; one that is not an object is distinguished by its type.
    fn tagged_alternative(
        &self,
        property: &str,
        mapping: &BTreeMap<String, String>,
        subschema: &Value,
        names: &[String],
    ) -> Value {
        let target = component_of(subschema);
        let mut tags = BTreeSet::new();
        match &target {
            Some(target) => {
                let keys = mapping.iter().filter(|(_, to)| *to == target);
                tags.extend(keys.map(|(key, _)| json!(key).to_string()));
                if !mapping.contains_key(target) || mapping.get(target) == Some(target) {
                    tags.insert(json!(target).to_string());
                }
            }
            None if !subschema.get("properties").is_some_and(Value::is_object) => {
                return subschema.clone();
            }
            None => {}
        }
        self.tags(subschema, property, MAX_DEPTH, &mut tags);
        tags.retain(|tag| {
            let key = serde_json::from_str::<String>(tag).unwrap_or_default();
            let named = names.contains(&key).then_some(&key);
            let owner = mapping.get(&key).or(named);
            owner.is_none_or(|to| Some(to) == target.as_ref())
        });
        let tags = tags
            .iter()
            .filter_map(|tag| serde_json::from_str::<Value>(tag).ok());
        let tags: Vec<_> = tags.collect();
        let tagged = json!({
            "type": "object", "required": [property], "properties": {property: {"enum": tags}},
        });
        let is_own = subschema.get("x-oracle-own") == Some(&Value::Bool(true));
        let subschema = match (&target, is_own) {
            (Some(target), true) => json!({"$ref": nodes::reference(&base_name(target))}),
            _ => subschema.clone(),
        };
        json!({"allOf": [tagged, subschema]})
    }

    /// The tags that an alternative lists, or those of its alternatives.
    fn tags(&self, schema: &Value, property: &str, left: usize, tags: &mut BTreeSet<String>) {
        let Some(object) = schema.as_object().filter(|_| left > 0) else {
            return;
        };
        if let Some(field) = object.get("properties").and_then(|all| all.get(property)) {
            let field = self.target(field).unwrap_or(field);
            let listed = field
                .get("enum")
                .and_then(Value::as_array)
                .into_iter()
                .flatten();
            tags.extend(listed.chain(field.get("const")).map(Value::to_string));
        }
        if tag(object).as_deref() == Some(property) {
            tags.extend(mapping(object).keys().map(|key| json!(key).to_string()));
            for subschema in self.subschemas(object) {
                let target = subschema
                    .get("$ref")
                    .and_then(Value::as_str)
                    .and_then(nodes::component);
                tags.extend(target.map(|target| json!(target).to_string()));
            }
        }
        if let Some(target) = self.target(schema) {
            self.tags(target, property, left - 1, tags);
        }
        for key in ["allOf", "oneOf", "anyOf"] {
            for part in object
                .get(key)
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
            {
                self.tags(part, property, left - 1, tags);
            }
        }
    }

    fn target(&self, schema: &Value) -> Option<&Value> {
        let reference = schema.get("$ref").and_then(Value::as_str)?;
        self.schemas.get(&nodes::component(reference)?)
    }

    fn subschemas(&self, object: &Map<String, Value>) -> Vec<Value> {
        let list = object.get("oneOf").or_else(|| object.get("anyOf"));
        list.and_then(Value::as_array).cloned().unwrap_or_default()
    }

    /// The schemas that extend a schema by `allOf`, and the schema itself unless the mapping has only tags of other
    /// schemas.
    fn subtypes(&self, name: &str, mapping: &BTreeMap<String, String>) -> Vec<Value> {
        let is_tagged = mapping.is_empty() || mapping.values().any(|to| to == name);
        let own = json!({"$ref": nodes::reference(name), "x-oracle-own": true});
        let own = is_tagged.then_some(own);
        let subtypes = self
            .schemas
            .keys()
            .filter(|subtype| self.extends(subtype, name, MAX_DEPTH));
        let subtypes: Vec<_> = subtypes
            .map(|subtype| json!({"$ref": nodes::reference(subtype)}))
            .collect();
        match subtypes.is_empty() {
            true => Vec::new(),
            false => own.into_iter().chain(subtypes).collect(),
        }
    }

    fn extends(&self, subtype: &str, name: &str, left: usize) -> bool {
        let parts = self
            .schemas
            .get(subtype)
            .and_then(|schema| schema.get("allOf"));
        let parts = parts.and_then(Value::as_array).into_iter().flatten();
        let mut parents = parts.filter_map(|part| nodes::component(part.get("$ref")?.as_str()?));
        left > 0 && parents.any(|parent| parent == name || self.extends(&parent, name, left - 1))
    }

    /// In `allOf`, a schema with a discriminator stands for its own properties.
    fn replace_with_bases(&self, object: &mut Map<String, Value>) {
        let parts = object.get_mut("allOf").and_then(Value::as_array_mut);
        for part in parts.into_iter().flatten() {
            let target = part
                .get("$ref")
                .and_then(Value::as_str)
                .and_then(nodes::component);
            if let Some(target) = target
                && let Some(Value::Object(schema)) = self.schemas.get(&target)
                && self.discriminates(&target, schema)
                && (self.subschemas(schema).is_empty()
                    || !self.subtypes(&target, &BTreeMap::new()).is_empty())
            {
                *part = json!({"$ref": nodes::reference(&base_name(&target))});
            }
        }
    }
}

/// The name of the component that a subschema refers to.
fn component_of(subschema: &Value) -> Option<String> {
    nodes::component(subschema.get("$ref")?.as_str()?)
}

fn tag(object: &Map<String, Value>) -> Option<String> {
    let name = object.get("discriminator")?.get("propertyName")?.as_str()?;
    Some(name.to_owned())
}

fn mapping(object: &Map<String, Value>) -> BTreeMap<String, String> {
    let mapping = object
        .get("discriminator")
        .and_then(|discriminator| discriminator.get("mapping"));
    let mapping = mapping.and_then(Value::as_object).into_iter().flatten();
    let mapping = mapping.filter_map(|(key, to)| {
        let to = to.as_str()?;
        Some((
            key.clone(),
            nodes::component(to).unwrap_or_else(|| to.to_owned()),
        ))
    });
    mapping.collect()
}
