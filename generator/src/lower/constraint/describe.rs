//! Descriptions of expected values.

use serde_json::Value;

use crate::model::{Constraint, ValueType};
use crate::report::quoted;

pub fn type_named(name: &str) -> Option<ValueType> {
    Some(match name {
        "null" => ValueType::Null,
        "boolean" => ValueType::Boolean,
        "integer" => ValueType::Integer,
        "number" => ValueType::Number,
        "string" => ValueType::String,
        "array" => ValueType::Array,
        "object" => ValueType::Object,
        _ => return None,
    })
}

/// Describes values that `not` allows.
pub fn excluded(constraint: &Constraint) -> String {
    match constraint {
        Constraint::Required(names) if names.len() == 1 => {
            format!("must not have the field {}", listed(names))
        }
        Constraint::Required(names) => format!("must not have all of the fields {}", listed(names)),
        Constraint::Values(values) => {
            let texts: Vec<String> = values.iter().map(Value::to_string).collect();
            format!("must not be {}", listed(&texts))
        }
        Constraint::Text(text) => match &text.pattern {
            Some(pattern) if text.minimum.is_none() && text.maximum.is_none() => {
                format!("must not match {}", pattern.source)
            }
            _ => "is not allowed".to_owned(),
        },
        _ => "is not allowed".to_owned(),
    }
}

/// Describes alternatives that only require properties.
pub fn alternatives(constraints: &[Constraint]) -> Option<String> {
    let groups: Option<Vec<String>> = constraints
        .iter()
        .map(|constraint| match constraint {
            Constraint::Required(names) => Some(together(names)),
            _ => None,
        })
        .collect();
    groups.map(|groups| groups.join(" or "))
}

fn together(names: &[String]) -> String {
    let names: Vec<_> = names.iter().map(|name| quoted(name)).collect();
    names.join(" and ")
}

fn listed(names: &[String]) -> String {
    let names: Vec<_> = names.iter().map(|name| quoted(name)).collect();
    names.join(", ")
}
