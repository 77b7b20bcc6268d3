//! Values of the wrong type or outside of a fixed set, and what was probably meant.

use serde_json::Value;

use crate::report::{Code, Diagnostic, Report, quoted};
use crate::source::grammar::{Shape, TYPES};
use crate::source::tree::{Place, describe};

/// Reports a value of the wrong type.
pub(crate) fn report_wrong_type<'r>(
    place: &Place,
    found: &Value,
    expected: &str,
    report: &'r mut Report,
) -> &'r mut Diagnostic {
    let is_index = |key: &&str| key.bytes().all(|byte| byte.is_ascii_digit());
    let key = place.name().filter(|key| !is_index(key));
    let message = format!("expected {expected}, found {}", describe(found));
    report
        .add(Code::WrongKind, place, message)
        .maybe_label(key.map(|key| format!("{} must be {expected}", quoted(key))))
        .maybe_help(help(key, expected, found))
}

fn help(key: Option<&str>, expected: &str, found: &Value) -> Option<String> {
    let help = match (expected, found) {
        ("a list", Value::Bool(_)) if key == Some("required") => {
            "list the names of required properties in `required` of the object"
        }
        ("a boolean", Value::String(text)) => {
            let meant = boolean(text)?.to_string();
            let quotes = if *text == meant {
                " without quotes"
            } else {
                ""
            };
            return Some(format!("write `{meant}`{quotes}"));
        }
        ("a number" | "a non-negative integer", Value::String(text)) => {
            let is_number = text.parse::<f64>().is_ok_and(f64::is_finite);
            return is_number.then(|| format!("write {} without quotes", quoted(text)));
        }
        ("a list", Value::String(_) | Value::Number(_)) => "put it in brackets",
        ("a list", Value::Object(_)) => "write `- ` before each entry, or brackets around all",
        ("an object", Value::Array(_)) => {
            key?;
            "remove `- ` before the keys, or the brackets"
        }
        ("a string", Value::Null) if key == Some("type") => {
            "use `nullable: true` next to the type in OpenAPI 3.0, and `type: 'null'` in 3.1"
        }
        ("a list" | "an object", Value::Null) => {
            key?;
            "indent the value deeper than its key, or remove the key"
        }
        _ => return None,
    };
    Some(help.to_owned())
}

/// Parses a boolean as in YAML 1.1 or other languages.
fn boolean(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" | "y" | "1" => Some(true),
        "false" | "no" | "off" | "n" | "0" => Some(false),
        _ => None,
    }
}

/// Suggests an object for a string.
pub(super) fn object_for(shape: Shape, found: &Value) -> Option<String> {
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

/// Suggests a replacement for a value of earlier versions of OpenAPI or of another field. `what` describes the set.
pub(super) fn replacement(what: &str, value: &str) -> Option<&'static str> {
    Some(match (what, value) {
        ("parameter location", "body") => "use `requestBody`",
        ("parameter location", "formData") => {
            "use `requestBody`, with the fields of the form as `properties` of its schema"
        }
        ("type", "file") => "use `type: string` with `format: binary`",
        ("type", "date" | "date-time" | "time" | "uuid" | "uri" | "email" | "byte" | "binary") => {
            "use `type: string` with this `format`"
        }
        ("type", "float" | "double") => "use `type: number` with this `format`",
        ("type", "datetime") => "use `type: string` with `format: date-time`",
        ("type", "bool") => "did you mean `boolean`?",
        ("type", "int") => "did you mean `integer`?",
        ("type", "str" | "text") => "did you mean `string`?",
        ("type", "list" | "set") => "did you mean `array`?",
        ("type", "map" | "dict" | "dictionary") => {
            "use `type: object` with a schema as `additionalProperties`"
        }
        ("type", "any") => "remove `type` to allow any value",
        ("type", "int32" | "int64" | "long") => "use `type: integer` with a `format`",
        ("type of security scheme", "bearer" | "jwt") => "use `type: http` with `scheme: bearer`",
        ("type of security scheme", "basic") => "use `type: http` with `scheme: basic`",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn obvious_corrections_are_suggested() {
        for (key, expected, found, help) in [
            ("deprecated", "a boolean", json!("Yes"), "write `true`"),
            ("deprecated", "a boolean", json!("perhaps"), ""),
            ("minimum", "a number", json!("5"), "write `5`"),
            ("minimum", "a number", json!("inf"), ""),
            ("tags", "a list", json!("pets"), "in brackets"),
            ("servers", "a list", json!({}), "`- `"),
            ("required", "a list", json!(true), "list the names"),
            ("get", "an object", json!(null), "deeper than its key"),
            ("summary", "a string", json!([]), ""),
        ] {
            let suggested = super::help(Some(key), expected, &found);
            assert_eq!(suggested.is_some(), !help.is_empty(), "{key}: {found}");
            let suggested = suggested.unwrap_or_default();
            assert!(suggested.contains(help), "{key}: {suggested}");
        }
    }
}
