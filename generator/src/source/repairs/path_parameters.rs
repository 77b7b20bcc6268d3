//! Placeholders of path templates without a parameter.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::{Operation, add_parameter, operations, text};
use crate::report::{Code, Report, quoted};
use crate::source::suggestion::{did_you_mean, nearest};
use crate::source::tree::{Place, node_mut};

/// A placeholder without a parameter in an operation.
struct Undeclared {
    path: Place,
    operation: Place,
    name: String,
    /// The parameter that is probably meant.
    meant: Option<Place>,
}

/// Renames the parameters that are meant, or declares strings.
pub(super) fn repair(value: &mut Value, report: &mut Report) {
    let mut renamed: HashMap<Place, String> = HashMap::new();
    for undeclared in undeclared(value) {
        let Undeclared {
            path,
            operation,
            name,
            meant,
        } = undeclared;
        match meant {
            // All operations of a path may share it.
            Some(meant) if renamed.get(&meant) == Some(&name) => continue,
            Some(meant) if !renamed.contains_key(&meant) => {
                rename(&name, &path, &meant, value, report);
                renamed.insert(meant, name);
                continue;
            }
            _ => {}
        }
        let parameter =
            json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}});
        add_parameter(value, &operation, parameter);
        let name = quoted(&name);
        let message = format!("undeclared path parameter {name}, read as a string");
        if !report.has(&path, &message) {
            report
                .add(Code::PlaceholderReadAs, &path, message)
                .at_key()
                .help("declare it in `parameters` with `in: path` and `required: true`");
        }
    }
}

/// Gives a parameter the name of the placeholder. Names of path parameters are not sent.
fn rename(name: &str, path: &Place, meant: &Place, value: &mut Value, report: &mut Report) {
    let Some(Value::Object(parameter)) = node_mut(value, meant) else {
        return;
    };
    let before = parameter.insert("name".to_owned(), name.into());
    let before = quoted(before.as_ref().and_then(Value::as_str).unwrap_or_default());
    let placeholder = quoted(&format!("{{{name}}}"));
    let message = format!("no placeholder for path parameter {before}, read as {placeholder}");
    report
        .add(Code::PlaceholderReadAs, &meant.key("name"), message)
        .related(path, "placeholder without a parameter")
        .help(did_you_mean(name));
}

fn undeclared(value: &Value) -> Vec<Undeclared> {
    let mut found = Vec::new();
    for operation in operations(value) {
        let Some(declared) = operation.declared(value, Some("path")) else {
            continue;
        };
        let (path, _) = operation
            .path
            .split_once('?')
            .unwrap_or((operation.path, ""));
        let missing = placeholders(path).filter(|name| !declared.contains(name));
        found.extend(missing.map(|name| Undeclared {
            path: operation.path_place.clone(),
            operation: operation.place.clone(),
            name: name.to_owned(),
            meant: meant(name, path, &operation),
        }));
    }
    found
}

/// The inline path parameter without a placeholder whose name is similar. Components may be used by other paths.
fn meant(name: &str, path: &str, operation: &Operation<'_>) -> Option<Place> {
    let is_meant = |parameter: &Value| {
        let own = text(parameter, "name");
        let is_unused = placeholders(path).all(|used| used != own);
        text(parameter, "in") == "path" && is_unused && nearest(name, [own]).is_some()
    };
    operation.holders().into_iter().find_map(|(holder, place)| {
        let parameters = holder.get("parameters")?.as_array()?;
        let index = parameters.iter().position(is_meant)?;
        Some(place.key("parameters").index(index))
    })
}

/// The distinct names of the placeholders of a path.
fn placeholders(path: &str) -> impl Iterator<Item = &str> {
    let mut names: Vec<&str> = Vec::new();
    for piece in path.split('{').skip(1) {
        if let Some((name, _)) = piece.split_once('}')
            && !names.contains(&name)
        {
            names.push(name);
        }
    }
    names.into_iter()
}
