//! The diagnostics of operations.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// The codes of notes that are only about Rust types, and not about the values that are accepted: `AnyValue` and
/// `ReservedTypeName`.
const OF_TYPES: [&str; 2] = ["N0601", "N0901"];

/// The code of the warning that names a skipped operation, in addition to the diagnostic of the reason.
const LEFT_OUT: &str = "W0409";

/// The diagnostics of an operation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    /// The codes of all that are about values.
    pub codes: BTreeSet<String>,
    /// The codes of those that report a skipped part.
    pub skipped: BTreeSet<String>,
}

impl Diagnostics {
    /// The codes of the reason for which the operation is skipped; `None` if no diagnostic reports that.
    pub fn skip_reason(&self) -> Option<String> {
        let codes: Vec<_> = self.skipped.iter().map(String::as_str).collect();
        match codes[..] {
            [] => None,
            // The operation is skipped because of another file.
            [LEFT_OUT] => Some(LEFT_OUT.to_owned()),
            _ => {
                let reasons = codes.into_iter().filter(|code| *code != LEFT_OUT);
                Some(reasons.collect::<Vec<_>>().join(" "))
            }
        }
    }
}

/// The diagnostics at or inside the operations whose paths begin with `/g0`, `/g1` and so on, and in the files `g0.json`,
/// `g1.json` and so on, by these numbers.
pub fn of_operations(report: &Value) -> BTreeMap<usize, Diagnostics> {
    let mut of_operations: BTreeMap<usize, Diagnostics> = BTreeMap::new();
    let classes = report.as_object().into_iter().flatten();
    for (class, diagnostics) in classes {
        for diagnostic in diagnostics.as_array().into_iter().flatten() {
            let text = |key: &str| diagnostic[key].as_str().unwrap_or_default();
            let Some(number) = number(text("file"), text("pointer")) else {
                continue;
            };
            let of_operation = of_operations.entry(number).or_default();
            if class == "skipped" {
                of_operation.skipped.insert(text("code").to_owned());
            }
            if !OF_TYPES.contains(&text("code")) {
                of_operation.codes.insert(text("code").to_owned());
            }
        }
    }
    of_operations
}

/// The codes of the diagnostics in other files, by the names of the files.
pub fn of_files(report: &Value) -> Vec<(String, String)> {
    let classes = report.as_object().into_iter().flatten();
    let diagnostics =
        classes.flat_map(|(_, diagnostics)| diagnostics.as_array().into_iter().flatten());
    let diagnostics = diagnostics.filter_map(|diagnostic| {
        let text = |key: &str| diagnostic[key].as_str().unwrap_or_default();
        let is_other = number(text("file"), text("pointer")).is_none();
        let (_, name) = text("file").rsplit_once('/').filter(|_| is_other)?;
        Some((name.to_owned(), text("code").to_owned()))
    });
    diagnostics.collect()
}

/// The number of the operation of a diagnostic.
fn number(file: &str, pointer: &str) -> Option<usize> {
    let name = pointer.strip_prefix("/paths/~1g");
    let name = name.or_else(|| file.strip_prefix('g'))?;
    let end = name.find(|letter: char| !letter.is_ascii_digit());
    name[..end.unwrap_or(name.len())].parse().ok()
}
