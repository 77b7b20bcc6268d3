//! Writes the expressions for structs of responses.

use std::fmt::Write as _;

use super::outline::Field;

/// A field of a struct that is made.
pub struct Part {
    pub name: String,
    pub required: bool,
    pub value: String,
    /// The value that sets it, if it is optional.
    pub key: Option<String>,
}

pub fn header_part(field: &Field) -> Part {
    let key = format!("header {}", field.wire.to_ascii_lowercase());
    Part {
        name: field.name.clone(),
        required: field.required,
        value: format!("wire.made({key:?})"),
        key: Some(key),
    }
}

/// Makes a struct of its fields.
pub fn record(ty: &str, parts: Vec<Part>, variable: &str) -> String {
    let required: Vec<_> = parts
        .iter()
        .filter(|part| part.required)
        .map(|part| format!("{}: {}", part.name, part.value))
        .collect();
    let mut made = match required.as_slice() {
        [] => format!("let mut {variable} = {ty}::default();"),
        fields => format!(
            "let mut {variable} = {ty}::from({ty}Required {{ {} }});",
            fields.join(", ")
        ),
    };
    made.push_str(&optional(&parts, variable));
    made
}

/// Sets the fields that may be left out.
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
