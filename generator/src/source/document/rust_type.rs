//! `x-rust-type` and `x-rust-derive` of crates that the user has not accepted, which are ignored.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::report::{Code, Report, quoted};
use crate::source::tree::{Place, node_mut};

/// The extension that maps a schema to a type of another crate.
pub const EXTENSION: &str = "x-rust-type";

/// The extension that derives traits for the type of a schema.
pub const DERIVE: &str = "x-rust-derive";

/// Removes the types and derived traits of crates that are not accepted, with a warning for each crate.
pub(crate) fn remove_unaccepted(
    value: &mut Value,
    schemas: &[Place],
    accepted: &BTreeSet<String>,
    report: &mut Report,
) {
    let mut reported: BTreeSet<String> = BTreeSet::new();
    let is_refused = |declared: &Value| package(declared).is_some_and(|it| !accepted.contains(&it));
    for place in schemas {
        let Some(Value::Object(schema)) = node_mut(value, place) else {
            continue;
        };
        let mut refused = Vec::new();
        if schema.get(EXTENSION).is_some_and(is_refused) {
            refused.extend(schema.remove(EXTENSION).map(|one| (EXTENSION, one)));
        }
        match schema.get_mut(DERIVE) {
            Some(Value::Array(items)) => {
                let removed = items.extract_if(.., |item| item.is_object() && is_refused(item));
                refused.extend(removed.map(|one| (DERIVE, one)));
            }
            Some(item) if item.is_object() && is_refused(item) => {
                refused.extend(schema.remove(DERIVE).map(|one| (DERIVE, one)));
            }
            _ => {}
        }
        for (key, declared) in refused {
            let package = package(&declared).unwrap_or_default();
            if reported.insert(package.clone()) {
                report_unaccepted(&package, &place.key(key), report);
            }
        }
    }
}

fn report_unaccepted(package: &str, place: &Place, report: &mut Report) {
    let message = format!("types of crate {} are not used", quoted(package));
    let diagnostic = report.add(Code::RustTypeNotUsed, place, message).at_key();
    let mut characters = package.chars();
    if characters.all(|one| one.is_ascii_alphanumeric() || "-_".contains(one)) {
        diagnostic.help(format!("pass `--crates {package}` to use them"));
    }
}

/// The crate of a declared type or trait.
fn package(declared: &Value) -> Option<String> {
    match declared {
        Value::String(path) => {
            let path = path.trim_start_matches("::");
            path.split("::").next().map(str::to_owned)
        }
        Value::Object(fields) => fields.get("crate")?.as_str().map(str::to_owned),
        _ => None,
    }
}
