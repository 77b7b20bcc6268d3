//! Undeclared error responses.

use std::collections::BTreeMap;

use serde_json::Value;

use super::description::{Description, Operation};
use crate::report::{Code, Report};
use crate::source::entries;

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let known = Known::of(description);
    for operation in &description.operations {
        let statuses: Vec<&str> = description
            .responses(operation)
            .into_iter()
            .map(|(status, _)| status)
            .collect();
        let has = |wanted: &[&str]| statuses.iter().any(|status| wanted.contains(status));
        let is_protected = requires_credentials(description, operation);
        let has_input = has_input(description, operation);
        let has_error =
            statuses.iter().any(|status| status.starts_with(['4', '5'])) || has(&["default"]);
        let mut add = |code, message: String, status: &str| {
            report
                .add(code, &operation.place.key("responses"), message)
                .at_key()
                .help(known.suggestion(status));
        };
        let shown = operation.shown();
        if !has_error {
            let status = match (is_protected, has_input) {
                (true, _) => "401",
                (false, true) => "400",
                (false, false) => "default",
            };
            let message = format!("`{shown}` declares no error response");
            add(Code::MissingErrorResponse, message, status);
            continue;
        }
        if is_protected && !has(&["401", "4XX", "default"]) {
            let message = format!(
                "`{shown}` requires credentials, but declares no response to requests without them"
            );
            add(Code::MissingUnauthorizedResponse, message, "401");
        }
        if has_input && !has(&["400", "422", "4XX", "default"]) {
            let message = format!("`{shown}` declares no response to an invalid request");
            add(Code::MissingInvalidResponse, message, "400");
        }
        if !has(&["500", "5XX", "default"]) {
            let message = format!("`{shown}` declares no response to an internal error");
            add(Code::MissingInternalResponse, message, "500");
        }
    }
}

/// Returns `true` if an operation requires credentials.
fn requires_credentials(description: &Description<'_>, operation: &Operation<'_>) -> bool {
    let own = operation.value.get("security");
    let security = own.or_else(|| description.value.get("security"));
    let alternatives = security.and_then(Value::as_array);
    let is_required = |one: &Value| one.as_object().is_some_and(|one| !one.is_empty());
    alternatives.is_some_and(|list| !list.is_empty() && list.iter().all(is_required))
}

/// Returns `true` if a request has input outside of the path. An invalid path is 404.
fn has_input(description: &Description<'_>, operation: &Operation<'_>) -> bool {
    let parameters = description.parameters(operation);
    let is_of_path = |value: &Value| value.get("in").and_then(Value::as_str) == Some("path");
    operation.value.get("requestBody").is_some()
        || parameters.iter().any(|one| !is_of_path(one.value))
}

/// The response components of each status, with their number of uses.
struct Known(BTreeMap<String, BTreeMap<String, usize>>);

impl Known {
    fn of(description: &Description<'_>) -> Self {
        let mut known: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
        for operation in &description.operations {
            for (status, response) in entries(operation.value.get("responses")) {
                if let Some(reference) = response.get("$ref").and_then(Value::as_str) {
                    let of_status = known.entry(status.to_owned()).or_default();
                    *of_status.entry(reference.to_owned()).or_default() += 1;
                }
            }
        }
        Self(known)
    }

    /// The help for a missing status.
    fn suggestion(&self, status: &str) -> String {
        let of_status = self.0.get(status).into_iter().flatten();
        let usual = of_status.max_by_key(|(_, count)| **count);
        match (usual, status) {
            (Some((reference, _)), "default") => format!("add\ndefault:\n  $ref: '{reference}'"),
            (Some((reference, _)), _) => format!("add\n'{status}':\n  $ref: '{reference}'"),
            (None, "401") => {
                "add\n'401':\n  description: The credentials are missing or invalid.".to_owned()
            }
            (None, "400") => "add\n'400':\n  description: The request is invalid.".to_owned(),
            (None, "500") => "add\n'500':\n  description: The service failed.".to_owned(),
            (None, _) => "add\ndefault:\n  description: Something went wrong.".to_owned(),
        }
    }
}
