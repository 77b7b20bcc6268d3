//! Read-only and write-only properties.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use crate::document::Document;
use crate::nodes;

/// Marks the schema of a property of the other direction.
const HIDDEN: &str = "x-oracle-hidden";

/// The maximum number of references to follow.
const MAX_DEPTH: usize = 12;

/// Makes properties of the other direction optional and unconstrained: "If the property has readOnly set to
/// true and is in the required list, required will take effect on the response only."
pub fn hide(document: &Document, mark: &str, object: &mut Map<String, Value>) {
    let mut names = BTreeSet::new();
    let properties = object.get_mut("properties").and_then(Value::as_object_mut);
    for (name, schema) in properties.into_iter().flatten() {
        if is_marked(document, schema, mark, MAX_DEPTH) {
            *schema = json!({HIDDEN: true});
            names.insert(name.clone());
        }
    }
    make_optional(object, &names);
}

/// Removes hidden properties: values have them only as additional properties.
pub fn remove_hidden(object: &mut Map<String, Value>) {
    if let Some(Value::Object(properties)) = object.get_mut("properties") {
        properties.retain(|_, schema| schema.get(HIDDEN).is_none());
    }
}

/// Returns `true` if a schema, or one that it refers to or includes, has the mark: "if any occurrence
/// specifies a true value" (JSON Schema Validation 2020-12, section 9.4).
fn is_marked(document: &Document, schema: &Value, mark: &str, left: usize) -> bool {
    let mut others = target(&document.schemas, schema)
        .into_iter()
        .chain(parts(schema));
    schema.get(mark) == Some(&Value::Bool(true))
        || left > 0 && others.any(|other| is_marked(document, other, mark, left - 1))
}

fn make_optional(object: &mut Map<String, Value>, names: &BTreeSet<String>) {
    if let Some(Value::Array(required)) = object.get_mut("required") {
        required.retain(|name| name.as_str().is_none_or(|name| !names.contains(name)));
    }
}

/// Hides the properties that one part of an `allOf` hides in all parts: "If multiple occurrences of these
/// keywords are applicable to a single sub-instance, applications SHOULD consider the value read-only if any
/// occurrence specifies a true value" (JSON Schema Validation 2020-12, section 9.4).
pub fn hide_in_all_parts(schemas: &mut Map<String, Value>) {
    let known = schemas.clone();
    for (_, schema) in schemas {
        nodes::change(schema, &mut |object| {
            if object.contains_key("allOf") {
                let whole = Value::Object(object.clone());
                let fields = hidden_of(&known, &[&whole], MAX_DEPTH);
                if !fields.0.is_empty()
                    && let Value::Object(without_constraints) =
                        without_constraints(&known, &whole, &fields, MAX_DEPTH)
                {
                    *object = without_constraints;
                }
            }
        });
    }
}

/// Hidden properties, and those that contain such properties.
struct Fields(BTreeMap<String, Option<Fields>>);

impl Fields {
    fn hidden(&self) -> BTreeSet<String> {
        let fields = self.0.iter().filter(|(_, inner)| inner.is_none());
        fields.map(|(name, _)| name.clone()).collect()
    }
}

/// The properties that any of several schemas of a value hides.
fn hidden_of(known: &Map<String, Value>, schemas: &[&Value], left: usize) -> Fields {
    let mut found = BTreeMap::new();
    for schema in schemas {
        collect(known, schema, left, &mut found);
    }
    let mut hidden = BTreeMap::new();
    for (name, fields) in found {
        if fields.iter().any(|field| field.get(HIDDEN).is_some()) {
            hidden.insert(name.clone(), None);
        } else if fields.len() > 1 && left > 0 {
            let inner = hidden_of(known, &fields, left - 1);
            if !inner.0.is_empty() {
                hidden.insert(name.clone(), Some(inner));
            }
        }
    }
    Fields(hidden)
}

fn target<'a>(known: &'a Map<String, Value>, schema: &Value) -> Option<&'a Value> {
    let reference = schema.get("$ref").and_then(Value::as_str)?;
    nodes::within(known, reference)
}

fn parts(schema: &Value) -> impl Iterator<Item = &Value> {
    let parts = schema.get("allOf").and_then(Value::as_array);
    parts.into_iter().flatten()
}

/// Collects the schemas of each property of a schema, including those of its parts.
fn collect<'a>(
    known: &'a Map<String, Value>,
    schema: &'a Value,
    left: usize,
    found: &mut BTreeMap<&'a String, Vec<&'a Value>>,
) {
    if left == 0 {
        return;
    }
    let properties = schema.get("properties").and_then(Value::as_object);
    for (name, field) in properties.into_iter().flatten() {
        let fields = found.entry(name).or_default();
        if !fields.contains(&field) {
            fields.push(field);
        }
    }
    for part in target(known, schema).into_iter().chain(parts(schema)) {
        collect(known, part, left - 1, found);
    }
}

/// Inlines the references of a schema, and removes the constraints of these properties.
fn without_constraints(
    known: &Map<String, Value>,
    schema: &Value,
    fields: &Fields,
    left: usize,
) -> Value {
    let Some(object) = schema.as_object().filter(|_| left > 0) else {
        return schema.clone();
    };
    if let Some(target) = target(known, schema) {
        return without_constraints(known, target, fields, left - 1);
    }
    let mut object = object.clone();
    let properties = object.get_mut("properties").and_then(Value::as_object_mut);
    for (name, field) in properties.into_iter().flatten() {
        match fields.0.get(name) {
            Some(None) => *field = Value::Bool(true),
            Some(Some(inner)) => *field = without_constraints(known, field, inner, left - 1),
            None => {}
        }
    }
    make_optional(&mut object, &fields.hidden());
    let parts = object.get_mut("allOf").and_then(Value::as_array_mut);
    for part in parts.into_iter().flatten() {
        *part = without_constraints(known, part, fields, left - 1);
    }
    object.into()
}
