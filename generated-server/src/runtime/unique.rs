// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Whether the items of an array are all different (`uniqueItems`).

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use super::tree::Tree;

/// Whether no two items are the same JSON value.
pub fn all_differ<T: Serialize>(items: impl IntoIterator<Item = T>) -> bool {
    let mut seen = BTreeSet::new();
    items.into_iter().all(|item| {
        let mut text = String::new();
        match serde_json::to_value(item) {
            Ok(value) => write_value(&value, &mut text),
            Err(_) => return true,
        }
        seen.insert(text)
    })
}

/// The same of an array as it was sent.
pub fn all_trees_differ(items: &[Tree]) -> bool {
    let mut seen = BTreeSet::new();
    items.iter().all(|item| {
        let mut text = String::new();
        write_tree(item, &mut text);
        seen.insert(text)
    })
}

/// Writes a value such that the same values have the same text: fields in order, and
/// `1.0` as `1`.
fn write_value(value: &Value, text: &mut String) {
    match value {
        Value::Number(number) => match (number.as_i128(), number.as_f64()) {
            (Some(integer), _) => text.push_str(&integer.to_string()),
            (None, Some(number)) => write_number(number, text),
            (None, None) => text.push_str(&number.to_string()),
        },
        Value::Array(items) => {
            text.push('[');
            for item in items {
                write_value(item, text);
                text.push(',');
            }
            text.push(']');
        }
        Value::Object(object) => {
            let mut fields: Vec<(&String, &Value)> = object.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            text.push('{');
            for (name, value) in fields {
                write_text(name, text);
                write_value(value, text);
            }
            text.push('}');
        }
        Value::String(value) => write_text(value, text),
        Value::Bool(_) | Value::Null => text.push_str(&value.to_string()),
    }
}

fn write_tree(tree: &Tree, text: &mut String) {
    match tree {
        Tree::Null => text.push_str("null"),
        Tree::Boolean(value) => text.push_str(&value.to_string()),
        Tree::Integer(integer) => text.push_str(&integer.to_string()),
        Tree::Number(number) => write_number(*number, text),
        Tree::Vast => text.push_str("vast"),
        Tree::String(value) => write_text(value, text),
        Tree::Array(items) => {
            text.push('[');
            for item in items {
                write_tree(item, text);
                text.push(',');
            }
            text.push(']');
        }
        Tree::Object(object) => {
            let mut fields: Vec<&(String, Tree)> = object.iter().collect();
            fields.sort_by_key(|(name, _)| name);
            text.push('{');
            for (name, value) in fields {
                write_text(name, text);
                write_tree(value, text);
            }
            text.push('}');
        }
    }
}

/// A number that is an integer is written like one.
fn write_number(number: f64, text: &mut String) {
    text.push_str(&format!("{number}"));
}

/// A text with its length in front, so that it cannot be taken for two.
fn write_text(value: &str, text: &mut String) {
    text.push_str(&format!("{}:{value}", value.len()));
}
