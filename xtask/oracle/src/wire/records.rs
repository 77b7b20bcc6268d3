//! Writes the expressions for structs of responses.

use std::fmt::Write as _;

use super::outline::Field;

/// A field of a struct expression.
pub struct Part {
    pub name: String,
    pub required: bool,
    pub value: String,
    /// The key of its value, if it is optional.
    pub key: Option<String>,
}

pub fn header_part(field: &Field) -> Part {
    let key = format!("header {}", field.wire.to_ascii_lowercase());
    Part {
        name: field.name.clone(),
        required: field.required,
        value: format!("wire.response_value({key:?})"),
        key: Some(key),
    }
}

/// The code that creates a struct from its fields.
pub fn record(ty: &str, parts: Vec<Part>, variable: &str) -> String {
    let required: Vec<_> = parts
        .iter()
        .filter(|part| part.required)
        .map(|part| format!("{}: {}", part.name, part.value))
        .collect();
    let mut code = match required.as_slice() {
        [] => format!("let mut {variable} = {ty}::default();"),
        fields => format!(
            "let mut {variable} = {ty}::from({ty}Required {{ {} }});",
            fields.join(", ")
        ),
    };
    code.push_str(&optional(&parts, variable));
    code
}

/// The code that sets the optional fields.
pub fn optional(parts: &[Part], variable: &str) -> String {
    let mut steps = String::new();
    for part in parts.iter().filter(|part| !part.required) {
        let key = part.key.as_deref().unwrap_or_default();
        let _ = write!(
            steps,
            " if wire.has({key:?}) {{ {variable}.{} = {}; }}",
            part.name, part.value
        );
    }
    steps
}
