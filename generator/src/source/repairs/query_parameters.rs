//! Queries in path templates, such as `/pets?owner={owner}`, which become query parameters.

use serde_json::{Value, json};

use super::{add_parameter, operations, text};
use crate::report::{Code, Report, quoted};
use crate::source::tree::{Place, items, node_mut, resolve};

/// Moves path parameters of the query to the query, and declares missing ones.
pub(super) fn repair(value: &mut Value, report: &mut Report) {
    for (place, parameter) in misplaced(value) {
        let name = quoted(text(&parameter, "name"));
        let message = format!("path parameter {name} is after the `?`, read as a query parameter");
        // All operations of a path may share it.
        if !report.has(&place, &message) {
            report
                .add(Code::QueryInPath, &place, message)
                .help("declare it with `in: query`");
        }
        if let Some(node) = node_mut(value, &place) {
            *node = parameter;
            node["in"] = json!("query");
        }
    }
    for (path, operation, parameter) in missing(value) {
        let name = quoted(text(&parameter, "name"));
        let message = format!("undeclared query parameter {name}, read as a required string");
        if !report.has(&path, &message) {
            report.add(Code::QueryInPath, &path, message).at_key();
        }
        add_parameter(value, &operation, parameter);
    }
}

/// The path parameters whose placeholders are only in the query, with their places.
fn misplaced(value: &Value) -> Vec<(Place, Value)> {
    let mut found = Vec::new();
    for operation in operations(value) {
        let query = split(operation.path);
        let names = query.and_then(|(before, query)| Some((before, names(query)?)));
        let Some((before, names)) = names else {
            continue;
        };
        let is_misplaced = |parameter: &Value| {
            let name = text(parameter, "name");
            let is_in_path = before.contains(&format!("{{{name}}}"));
            text(parameter, "in") == "path" && names.contains(&name) && !is_in_path
        };
        for (holder, place) in operation.holders() {
            let list = place.key("parameters");
            let parameters = items(holder.get("parameters")).enumerate();
            found.extend(parameters.filter_map(|(index, parameter)| {
                let place = list.index(index);
                let (parameter, _) = resolve(value, parameter, place.clone())?;
                is_misplaced(parameter).then(|| (place, parameter.clone()))
            }));
        }
    }
    found
}

/// Splits a path template at its query, without the fragment.
fn split(path: &str) -> Option<(&str, &str)> {
    let (path, _) = path.split_once('#').unwrap_or((path, ""));
    path.split_once('?')
}

/// Undeclared parts of queries: the path, the operation and the parameter.
fn missing(value: &Value) -> Vec<(Place, Place, Value)> {
    let mut found = Vec::new();
    for operation in operations(value) {
        let parts = split(operation.path).and_then(|(_, query)| parts(query));
        let (Some(parts), Some(known)) = (parts, operation.declared(value, None)) else {
            continue;
        };
        let unknown = parts.iter().filter(|(name, _)| !known.contains(name));
        found.extend(unknown.map(|(name, constant)| {
            let schema = match constant {
                Some(text) => json!({"type": "string", "enum": [text]}),
                None => json!({"type": "string"}),
            };
            let parameter =
                json!({"name": name, "in": "query", "required": true, "schema": schema});
            let (path, place) = (operation.path_place.clone(), operation.place.clone());
            (path, place, parameter)
        }));
    }
    found
}

/// The parts of a query, each a name with a constant, or with `None` for its own placeholder; `None` if a part is
/// something else.
fn parts(query: &str) -> Option<Vec<(&str, Option<&str>)>> {
    let part = |part| {
        let (name, value) = str::split_once(part, '=')?;
        let rest = value.strip_prefix('{');
        let placeholder = rest.and_then(|rest| rest.strip_suffix('}'));
        let constant = placeholder.is_none().then_some(value);
        let is_valid = constant.map_or(placeholder == Some(name), is_plain);
        (is_valid && is_plain(name)).then_some((name, constant))
    };
    query.split('&').map(part).collect()
}

/// `true` if a text needs no encoding in a query.
fn is_plain(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:$".contains(&byte);
    !text.is_empty() && text.bytes().all(is_plain)
}

/// Returns the names in a query; `None` if a part has no name or value.
pub(crate) fn names(query: &str) -> Option<Vec<&str>> {
    let parts = parts(query)?;
    Some(parts.into_iter().map(|(name, _)| name).collect())
}
