//! The overlay actions that correct the errors of a description.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::json_path;
use crate::report::{Code, Diagnostic, Report};
use crate::source::{Change, Correction, is_annotation, node};

/// An action of an overlay.
pub struct Action {
    /// The error: code, location and message.
    pub description: String,
    pub operations: Vec<Operation>,
    /// Alternatives for the user to choose from.
    pub alternatives: Vec<String>,
    /// The help of the error.
    pub hint: Option<String>,
    /// `true` if the user has to decide, or no overlay can correct the error.
    pub is_undecided: bool,
}

/// A change of the description.
pub enum Operation {
    Remove(String),
    Update(String, Value),
}

/// The errors that actions correct, as their descriptions start: `E0702 at #/paths`.
pub fn errors(report: &Report) -> BTreeSet<String> {
    let repaired = report.repairs().map(|(diagnostic, _)| diagnostic);
    let skipped = report.left_out().map(|(_, cause)| cause);
    let all = repaired.chain(skipped).chain(undeclared(report));
    all.filter_map(code_and_place).collect()
}

fn code_and_place(diagnostic: &Diagnostic) -> Option<String> {
    let place = diagnostic.place()?;
    Some(format!("{} at {place}", diagnostic.code()))
}

/// The actions for the errors of a report, in order of execution: list items are removed last, and from the end, so that
/// the selectors of other actions stay valid.
pub fn actions(report: &Report, value: &Value) -> Vec<Action> {
    let mut repairs: Vec<(&Diagnostic, Correction)> = Vec::new();
    let corrected = report.repairs();
    let left_out = report.left_out().map(|(place, cause)| {
        let (place, change) = (place.clone(), Change::Remove);
        (cause, Correction { place, change })
    });
    for (diagnostic, correction) in corrected.chain(left_out) {
        if repairs.iter().all(|(_, known)| *known != correction) {
            repairs.push((diagnostic, correction));
        }
    }
    repairs.sort_by_key(|(_, correction)| rank(correction));
    let repairs = repairs.into_iter();
    let actions = repairs.map(|(diagnostic, correction)| action(diagnostic, &correction, value));
    actions
        .chain(undeclared(report).map(|one| declaration(one, value)))
        .collect()
}

/// The rank of a correction in the order of execution.
fn rank(correction: &Correction) -> (u8, Reverse<usize>) {
    let index = correction.place.name().and_then(|name| name.parse().ok());
    match (&correction.change, index) {
        (Change::Rename(_), _) => (2, Reverse(0)),
        (Change::Remove, Some(index)) => (1, Reverse(index)),
        _ => (0, Reverse(0)),
    }
}

fn action(diagnostic: &Diagnostic, correction: &Correction, value: &Value) -> Action {
    let error = code_and_place(diagnostic).unwrap_or_else(|| diagnostic.code().to_string());
    let operations = operations(correction, value);
    let at = diagnostic.place().unwrap_or(&correction.place);
    Action {
        description: format!(
            "{error}: {}; {}",
            diagnostic.message(),
            correction.describe(at)
        ),
        is_undecided: diagnostic.file().is_some() || operations.is_none(),
        operations: operations.unwrap_or_default(),
        alternatives: Vec::new(),
        hint: diagnostic.advice().map(str::to_owned),
    }
}

/// The diagnostics of undeclared security schemes.
fn undeclared(report: &Report) -> impl Iterator<Item = &Diagnostic> {
    let diagnostics = report.diagnostics().iter();
    diagnostics.filter(|diagnostic| diagnostic.code() == Code::UndeclaredScheme)
}

/// An action that would declare a security scheme, which the user has to decide on.
fn declaration(diagnostic: &Diagnostic, value: &Value) -> Action {
    let name = diagnostic
        .place()
        .and_then(|place| place.name())
        .unwrap_or_default();
    let is_swagger = value.get("swagger").is_some();
    let (update, alternatives) = match is_swagger {
        true => (
            json!({"securityDefinitions": {name: {"type": "basic"}}}),
            &["{type: apiKey, in: header, name: X-Key}, with `in: query` for the query"] as &[_],
        ),
        false => (
            json!({"components": {"securitySchemes": {name: {"type": "http", "scheme": "bearer"}}}}),
            &[
                "{type: apiKey, in: header, name: X-Key}, with `in: query` or `in: cookie`",
                "{type: http, scheme: basic}",
            ] as &[&str],
        ),
    };
    let none = "none: the server's verifier receives the whole request";
    let error = code_and_place(diagnostic).unwrap_or_default();
    Action {
        description: format!("{error}: {}", diagnostic.message()),
        operations: vec![Operation::Update("$".to_owned(), update)],
        alternatives: alternatives
            .iter()
            .chain([&none])
            .map(|one| (*one).to_owned())
            .collect(),
        hint: None,
        is_undecided: true,
    }
}

/// The operations of a correction; `None` if no overlay can express it.
fn operations(correction: &Correction, value: &Value) -> Option<Vec<Operation>> {
    let Correction { place, change } = correction;
    let found = node(value, place);
    let remove = || Operation::Remove(json_path::of(value, place));
    let holder = place.parent();
    let holder = holder.filter(|holder| node(value, holder).is_some_and(Value::is_object));
    let put = |key: &str, new: &Value| {
        let holder = json_path::of(value, holder?);
        Some(Operation::Update(holder, json!({ key: new })))
    };
    let name = place.name()?;
    match change {
        Change::Remove => found.map(|_| vec![remove()]),
        Change::Rename(new) => {
            let is_taken = holder.is_some_and(|holder| node(value, &holder.key(new)).is_some());
            match is_taken {
                true => Some(vec![remove()]),
                false => Some(vec![put(new, found?)?, remove()]),
            }
        }
        Change::Set(new) => match found {
            Some(Value::Object(_) | Value::Array(_)) => Some(vec![remove(), put(name, new)?]),
            _ => Some(vec![put(name, new)?]),
        },
        Change::Loosen => match found? {
            Value::Object(schema) => {
                let keywords = schema.keys().filter(|keyword| !is_annotation(keyword));
                let keywords: Vec<&str> = keywords.map(String::as_str).collect();
                let fields = json_path::of_fields(value, place, &keywords);
                Some(vec![Operation::Remove(fields)])
            }
            _ => Some(vec![put(name, &json!({}))?]),
        },
    }
}
