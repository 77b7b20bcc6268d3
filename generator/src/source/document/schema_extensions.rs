//! Extensions of component schemas that settings add to a description.

use serde_json::{Map, Value};

use crate::names::Name;
use crate::report::{Code, Report};

/// An extension that settings add to a component schema.
#[derive(Clone, Debug)]
pub struct SchemaExtension {
    /// The name of the component, or of its Rust type.
    pub schema: String,
    /// The key: `x-rust-name`.
    pub key: &'static str,
    /// The value.
    pub value: Value,
    /// The setting, for messages.
    pub setting: String,
}

/// Writes extensions into component schemas. Reports those without a schema.
pub(crate) fn insert(description: &mut Value, extensions: &[SchemaExtension], report: &mut Report) {
    let mut none = Map::new();
    let schemas = description.pointer_mut("/components/schemas");
    let schemas = schemas.and_then(Value::as_object_mut).unwrap_or(&mut none);
    for extension in extensions {
        let called = name_of(schemas, &extension.schema);
        let found = called.and_then(|name| schemas.get_mut(&name));
        match found.and_then(Value::as_object_mut) {
            Some(schema) if schema.contains_key("$ref") => {
                let message = format!("{}: this component is only a reference", extension.setting);
                report.add_in_text(Code::InvalidSettings, 0..0, message);
            }
            Some(schema) => {
                schema.insert(extension.key.to_owned(), extension.value.clone());
            }
            None => {
                let message = format!("{} names no component schema", extension.setting);
                report
                    .add_in_text(Code::InvalidSettings, 0..0, message)
                    .help(format!("write `{}` into an inline schema", extension.key));
            }
        }
    }
}

/// Returns the component of this name, or else the first one whose Rust type has it.
pub(super) fn name_of(schemas: &Map<String, Value>, name: &str) -> Option<String> {
    let mut components = schemas.keys();
    let found = match schemas.contains_key(name) {
        true => Some(name),
        false => components
            .find(|component| Name::upper(component, None).plain() == name)
            .map(String::as_str),
    };
    found.map(str::to_owned)
}
