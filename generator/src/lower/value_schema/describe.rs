//! Descriptions of expected values.

use serde_json::Value;

use crate::lowered::{ObjectSchema, TextConstraint, ValueSchema};
use crate::report::quoted;

/// Describes values that `not` allows.
pub fn excluded(schema: &ValueSchema) -> String {
    if let Some(names) = only_required(schema) {
        return match names {
            [name] => format!("must not have the field {}", quoted(name)),
            names => format!("must not have all of the fields {}", listed(names)),
        };
    }
    match schema {
        ValueSchema::Values(values) => {
            let texts: Vec<String> = values.iter().map(Value::to_string).collect();
            format!("must not be {}", listed(&texts))
        }
        ValueSchema::Untyped(schemas) => match schemas.as_slice() {
            [only @ ValueSchema::String(_)] => excluded(only),
            _ => "is not allowed".to_owned(),
        },
        ValueSchema::String(constraints) => match constraints.as_slice() {
            [TextConstraint::Pattern(pattern)] => format!("must not match {}", pattern.source),
            _ => "is not allowed".to_owned(),
        },
        _ => "is not allowed".to_owned(),
    }
}

/// Describes alternatives that only require properties.
pub fn alternatives(schemas: &[ValueSchema]) -> Option<String> {
    let groups: Option<Vec<String>> = schemas
        .iter()
        .map(|schema| only_required(schema).map(together))
        .collect();
    groups.map(|groups| groups.join(" or "))
}

/// Returns the required properties of a schema without other constraints.
fn only_required(schema: &ValueSchema) -> Option<&[String]> {
    let object = match schema {
        ValueSchema::Untyped(schemas) => match schemas.as_slice() {
            [ValueSchema::Object(object)] => object,
            _ => return None,
        },
        ValueSchema::Object(object) => object,
        _ => return None,
    };
    let rest = ObjectSchema {
        required: Vec::new(),
        ..(**object).clone()
    };
    let is_only = rest == ObjectSchema::default() && !object.required.is_empty();
    is_only.then_some(object.required.as_slice())
}

fn together(names: &[String]) -> String {
    let names: Vec<_> = names.iter().map(|name| quoted(name)).collect();
    names.join(" and ")
}

fn listed(names: &[String]) -> String {
    let names: Vec<_> = names.iter().map(|name| quoted(name)).collect();
    names.join(", ")
}
