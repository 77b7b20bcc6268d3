//! `x-rust-type` of crates that the caller has not accepted: passed over, as any other
//! extension is.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Place;
use super::nodes::{node, node_mut};
use crate::report::{Code, Report, quoted};

/// The extension that names the type of a schema.
pub const EXTENSION: &str = "x-rust-type";

/// Removes the types of crates that are not accepted, with a warning for each crate.
pub(super) fn pass_over(
    value: &mut Value,
    schemas: &[Place],
    accepted: &BTreeSet<String>,
    report: &mut Report,
) {
    let mut warned: BTreeSet<String> = BTreeSet::new();
    for place in schemas {
        let Some(package) = node(value, place).and_then(package) else {
            continue;
        };
        if accepted.contains(&package) {
            continue;
        }
        if let Some(Value::Object(schema)) = node_mut(value, place) {
            schema.remove(EXTENSION);
        }
        if !warned.contains(&package) {
            let message = format!("the types of the crate {} are not used", quoted(&package));
            let diagnostic = report
                .add(Code::RustTypeNotUsed, &place.key(EXTENSION), message)
                .at_key();
            if is_plain(&package) {
                diagnostic.help(format!("if they are wanted, say so: `--crates {package}`"));
            }
            warned.insert(package);
        }
    }
}

/// The crate whose type a schema names.
fn package(schema: &Value) -> Option<String> {
    match schema.get(EXTENSION)? {
        Value::String(path) => {
            let path = path.trim_start_matches("::");
            path.split("::").next().map(str::to_owned)
        }
        Value::Object(fields) => fields.get("crate")?.as_str().map(str::to_owned),
        _ => None,
    }
}

/// Whether a name can be given on a command line as it is.
fn is_plain(package: &str) -> bool {
    let mut characters = package.chars();
    characters.all(|character| character.is_ascii_alphanumeric() || "-_".contains(character))
}
