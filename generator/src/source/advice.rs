//! What to do about a value of the wrong kind.

use serde_json::Value;

use super::grammar::{Shape, TYPES};
use crate::report::quoted;

/// Whether a key is that of an entry of a list, or looks like one.
pub(super) fn is_number(key: &str) -> bool {
    key.bytes().all(|byte| byte.is_ascii_digit())
}

/// What was most likely meant by a value that is not what a field expects.
pub(super) fn of_kind(key: Option<&str>, expected: &str, found: &Value) -> Option<String> {
    match (expected, found) {
        ("a list", Value::Bool(_)) if key == Some("required") => {
            Some("the object that has these properties lists the names of the required ones".into())
        }
        ("a boolean", Value::String(text)) => {
            let meant = boolean(text)?.to_string();
            let quotes = if *text == meant {
                ", without quotes"
            } else {
                ""
            };
            Some(format!("write `{meant}`{quotes}"))
        }
        ("a number" | "an integer of 0 or more", Value::String(text)) => {
            let is_number = text.parse::<f64>().is_ok_and(f64::is_finite);
            is_number.then(|| format!("write {}, without quotes", quoted(text)))
        }
        ("a list", Value::String(_) | Value::Number(_)) => {
            Some("write it in brackets, as a list of one".to_owned())
        }
        ("a list", Value::Object(_)) => {
            Some("a list has `- ` before each entry, or brackets around all".to_owned())
        }
        ("an object", Value::Array(_)) => {
            let help = "an object has no `- ` before its keys, and no brackets around them";
            key.map(|_| help.to_owned())
        }
        ("a string", Value::Null) if key == Some("type") => {
            let help = "OpenAPI 3.0 says `nullable: true` beside the type, and 3.1 `type: 'null'`";
            Some(help.to_owned())
        }
        ("a list" | "an object", Value::Null) => {
            let help = "give the key a value, indented deeper than the key, or leave it out";
            key.map(|_| help.to_owned())
        }
        _ => None,
    }
}

/// The boolean of a text that is one elsewhere: in YAML 1.1, or in other languages.
fn boolean(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" | "y" | "1" => Some(true),
        "false" | "no" | "off" | "n" | "0" => Some(false),
        _ => None,
    }
}

/// What was most likely meant by a value that stands where an object must.
pub(super) fn of_object(shape: Shape, found: &Value) -> Option<String> {
    let text = found.as_str()?;
    let meant = match shape {
        Shape::SecurityRequirement => format!("{text}: []"),
        Shape::Server => format!("url: {text}"),
        Shape::Schema if TYPES.contains(&text) => format!("type: {text}"),
        Shape::Discriminator => format!("propertyName: {text}"),
        _ if shape.section().is_some() && text.starts_with("#/") => format!("$ref: '{text}'"),
        _ => return None,
    };
    Some(format!("write {}", quoted(&meant)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_was_meant_is_told_where_it_is_plain() {
        let cases = [
            (
                "deprecated",
                "a boolean",
                json!("Yes"),
                Some("write `true`"),
            ),
            ("deprecated", "a boolean", json!("perhaps"), None),
            ("minimum", "a number", json!("5"), Some("write `5`")),
            ("minimum", "a number", json!("inf"), None),
            ("tags", "a list", json!("pets"), Some("in brackets")),
            ("servers", "a list", json!({}), Some("`- `")),
            ("required", "a list", json!(true), Some("lists the names")),
            ("get", "an object", json!(null), Some("indented deeper")),
            ("summary", "a string", json!([]), None),
        ];
        for (key, expected, found, help) in cases {
            let told = of_kind(Some(key), expected, &found);
            let is_right = match help {
                Some(help) => told.as_deref().is_some_and(|told| told.contains(help)),
                None => told.is_none(),
            };
            assert!(is_right, "{key}: {found}: {told:?}");
        }
    }
}
