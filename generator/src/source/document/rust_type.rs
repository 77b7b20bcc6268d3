//! `x-rust-type` of crates that the user has not accepted, which is ignored.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::report::{Code, Report, quoted};
use crate::source::tree::{Place, node, node_mut};

/// The extension that maps a schema to a type of another crate.
pub const EXTENSION: &str = "x-rust-type";

/// Removes the types of crates that are not accepted, with a warning for each crate.
pub(crate) fn remove_unaccepted(
    value: &mut Value,
    schemas: &[Place],
    accepted: &BTreeSet<String>,
    report: &mut Report,
) {
    let mut reported: BTreeSet<String> = BTreeSet::new();
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
        if !reported.contains(&package) {
            let message = format!("types of crate {} are not used", quoted(&package));
            let diagnostic = report
                .add(Code::RustTypeNotUsed, &place.key(EXTENSION), message)
                .at_key();
            let mut characters = package.chars();
            if characters.all(|one| one.is_ascii_alphanumeric() || "-_".contains(one)) {
                diagnostic.help(format!("pass `--crates {package}` to use them"));
            }
            reported.insert(package);
        }
    }
}

/// The crate of the type of a schema.
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
