//! Generates values of the schemas of a description, for requests or responses.

use std::collections::BTreeMap;

use jsonschema::Validator;
use serde_json::{Map, Value, json};

use crate::compare::{Allowed, Alternatives, compare};
use crate::convert::to_json_schema;
use crate::document::Document;
use crate::intended_deviations::{DEVIATIONS, Validators};
use crate::values::Values;
use crate::{directions, nodes, validator};

/// The number of attempts to generate a value that its schema allows.
const ATTEMPTS: usize = 200;

/// The direction of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Direction {
    /// From the client.
    Request,
    /// From the server.
    Response,
}

/// A schema with its validators.
pub struct PreparedSchema {
    /// The schema with its dependencies.
    pub root: Value,
    /// Its name.
    pub name: String,
    validator: Validator,
    /// The schema as the generated crates interpret it, if that differs.
    read: Value,
    read_validator: Validator,
    alternatives: Alternatives,
}

impl PreparedSchema {
    /// Returns `true` if the schema allows a value in either interpretation.
    pub fn allows(&self, value: &Value) -> bool {
        self.validator.is_valid(value) && self.read_validator.is_valid(value)
    }

    /// Returns `true` if a schema of it declares a property of this name.
    pub fn declares(&self, name: &str) -> bool {
        declares(&self.root, name)
    }

    /// Returns `true` for an empty list, and for an object without declared properties.
    pub fn is_empty(&self, value: &Value) -> bool {
        match value {
            Value::Array(items) => items.is_empty(),
            Value::Object(fields) => {
                let node = self.schema_node();
                let has_fields = node.is_some_and(|node| node.get("properties").is_some());
                let mut names = fields.keys();
                !names.any(|name| !has_fields || self.declares(name))
            }
            _ => false,
        }
    }

    /// Compares a received value with the sent one.
    ///
    /// # Errors
    ///
    /// Where they differ in a way that is not allowed.
    pub fn compare(&self, sent: &Value, received: &Value) -> Result<Allowed, String> {
        compare(
            &self.root,
            &self.schema(),
            sent,
            received,
            &self.alternatives,
        )
    }

    /// A reference to the schema.
    pub fn schema(&self) -> Value {
        json!({"$ref": nodes::reference(&self.name)})
    }

    /// The schema itself.
    pub fn schema_node(&self) -> Option<&Value> {
        nodes::resolve(&self.root, &nodes::reference(&self.name))
    }
}

fn declares(node: &Value, name: &str) -> bool {
    match node {
        Value::Object(fields) => fields.iter().any(|(key, inner)| {
            let has_it = key == "properties" && inner.get(name).is_some();
            has_it || declares(inner, name)
        }),
        Value::Array(items) => items.iter().any(|item| declares(item, name)),
        _ => false,
    }
}

/// Unwraps an `allOf` of one schema with annotations.
fn without_annotations(schema: &Value) -> &Value {
    let is_annotation = |schema: &Value| {
        let mut keys = schema.as_object().into_iter().flat_map(Map::keys);
        keys.all(|key| ANNOTATIONS.contains(&key.as_str()) || key.starts_with("x-"))
    };
    let parts = schema.get("allOf").and_then(Value::as_array);
    let mut constraints = parts
        .into_iter()
        .flatten()
        .filter(|part| !is_annotation(part));
    let mut own = schema.as_object().into_iter().flat_map(Map::keys);
    let is_alone = own.all(|key| key == "allOf" || ANNOTATIONS.contains(&key.as_str()));
    match (constraints.next(), constraints.next()) {
        (Some(only), None) if is_alone => without_annotations(only),
        _ => schema,
    }
}

/// Keywords that do not constrain values.
const ANNOTATIONS: [&str; 6] = [
    "title",
    "description",
    "deprecated",
    "example",
    "examples",
    "externalDocs",
];

/// A generator of values of schemas.
pub struct ValueGenerator {
    document: Document,
    known: BTreeMap<(String, Direction), Result<PreparedSchema, String>>,
    names: BTreeMap<String, String>,
}

impl ValueGenerator {
    pub fn new(document: Document) -> Self {
        Self {
            document,
            known: BTreeMap::new(),
            names: BTreeMap::new(),
        }
    }

    /// Returns the prepared schema.
    ///
    /// # Errors
    ///
    /// When the schema is invalid, or refers to an invalid one.
    pub fn prepare(
        &mut self,
        schema: &Value,
        direction: Direction,
    ) -> Result<&PreparedSchema, String> {
        let name = self.component_name(schema);
        let key = (name.clone(), direction);
        if !self.known.contains_key(&key) {
            let prepared = self.prepare_named(&name, direction);
            self.known.insert(key.clone(), prepared);
        }
        match self.known.get(&key) {
            Some(Ok(prepared)) => Ok(prepared),
            Some(Err(reason)) => Err(reason.clone()),
            None => Err("is lost".to_owned()),
        }
    }

    /// Generates a value that the schema allows and that is suitable for its location.
    ///
    /// # Errors
    ///
    /// When none is found, with the reason.
    pub fn value(
        &mut self,
        schema: &Value,
        direction: Direction,
        seed: &str,
        is_suitable: impl Fn(&PreparedSchema, &Value) -> bool,
    ) -> Result<Value, String> {
        let prepared = self.prepare(schema, direction)?;
        let mut values = Values::new(&prepared.root, seed);
        let mut read_values = Values::new(&prepared.read, seed);
        let schema = prepared.schema();
        let mut drawn = (0..ATTEMPTS).map(|number| match number % 2 {
            0 => values.value(&schema),
            _ => read_values.value(&schema),
        });
        drawn
            .find(|value| prepared.allows(value) && is_suitable(prepared, value))
            .ok_or_else(|| "no value was found that its schema allows".to_owned())
    }

    /// Returns the intended deviation by which a value is rejected that its schema allows.
    pub fn explain(
        &mut self,
        schema: &Value,
        direction: Direction,
        value: &Value,
    ) -> Option<&'static str> {
        let prepared = self.prepare(schema, direction).ok()?;
        let schemas = prepared.root.pointer("/components/schemas")?.as_object()?;
        let mut validators = Validators::new(&prepared.name, schemas.clone()).ok()?;
        validators.explain(value, false)?.into_iter().next()
    }

    /// Returns the component name of a schema, after adding it to the components if necessary.
    fn component_name(&mut self, schema: &Value) -> String {
        let schema = without_annotations(schema);
        let reference = schema.get("$ref").and_then(Value::as_str);
        let is_alone = schema.as_object().is_some_and(|object| object.len() == 1);
        let inside = |text: &&str| text.matches('/').count() == 3 && is_alone;
        if let Some(name) = reference.filter(inside).and_then(nodes::component) {
            return name;
        }
        let number = self.names.len();
        let name = self.names.entry(schema.to_string());
        let name = name.or_insert_with(|| format!("OfWire{number}"));
        let schemas = &mut self.document.schemas;
        schemas.insert(name.clone(), schema.clone());
        name.clone()
    }

    fn prepare_named(&self, name: &str, direction: Direction) -> Result<PreparedSchema, String> {
        let hidden = match direction {
            Direction::Request => "readOnly",
            Direction::Response => "writeOnly",
        };
        let mut schemas = Map::new();
        for name in self.document.closure(name)? {
            let schema = self.document.schemas.get(&name);
            let schema = schema.cloned().unwrap_or_default();
            let mut schema = to_json_schema(&schema, self.document.is_3_0());
            nodes::change(&mut schema, &mut |object| {
                directions::hide(&self.document, hidden, object);
                directions::remove_hidden(object);
            });
            schemas.insert(name, schema);
        }
        let invalid = |error| format!("an invalid schema ({error})");
        let validator = validator::of(name, &schemas).map_err(invalid)?;
        let mut read = schemas.clone();
        DEVIATIONS
            .iter()
            .for_each(|deviation| deviation.apply(&mut read));
        let read_validator = validator::of(name, &read)?;
        Ok(PreparedSchema {
            read: json!({"components": {"schemas": read}}),
            read_validator,
            alternatives: Alternatives::default(),
            root: json!({"components": {"schemas": schemas}}),
            name: name.to_owned(),
            validator,
        })
    }
}
