//! Path parameters that a path has and no operation declares.

use serde_json::{Map, Value, json};

use super::Place;
use super::grammar::Shape;
use super::nodes::{node, node_mut};
use crate::report::{Code, Report, quoted};

/// More references than this in a row are not followed.
const LONGEST_CHAIN: usize = 16;

/// A placeholder that an operation declares no parameter for.
struct Undeclared {
    path: Place,
    operation: Place,
    name: String,
}

/// Declares placeholders as strings, with a warning for each.
pub(super) fn declare(value: &mut Value, report: &mut Report) {
    let mut warned: Vec<(Place, String)> = Vec::new();
    for Undeclared {
        path,
        operation,
        name,
    } in undeclared(value)
    {
        let Some(Value::Object(operation)) = node_mut(value, &operation) else {
            continue;
        };
        let parameters = operation.entry("parameters").or_insert_with(|| json!([]));
        if let Value::Array(parameters) = parameters {
            parameters.push(json!({
                "name": name, "in": "path", "required": true, "schema": {"type": "string"},
            }));
        }
        let of_path = (path, name);
        if !warned.contains(&of_path) {
            let (path, name) = &of_path;
            let message = format!(
                "the path parameter {} is not declared, read as a string",
                quoted(name)
            );
            report
                .add(Code::PlaceholderReadAs, path, message)
                .at_key()
                .help("declare it in `parameters` with `in: path` and `required: true`");
            warned.push(of_path);
        }
    }
}

fn undeclared(value: &Value) -> Vec<Undeclared> {
    let place = Place::root().key("paths");
    let paths = value.get("paths").and_then(Value::as_object);
    let mut found = Vec::new();
    for (path, item) in paths.into_iter().flatten() {
        let Some(item) = item.as_object().filter(|item| !item.contains_key("$ref")) else {
            continue;
        };
        for method in Shape::methods() {
            let Some(operation) = item.get(method).and_then(Value::as_object) else {
                continue;
            };
            let Some(declared) = declared(value, [item, operation]) else {
                continue;
            };
            let path_place = place.key(path);
            let (path, _) = path.split_once('?').unwrap_or((path, ""));
            let missing = placeholders(path).filter(|name| !declared.contains(name));
            found.extend(missing.map(|name| Undeclared {
                path: path_place.clone(),
                operation: path_place.key(method),
                name: name.to_owned(),
            }));
        }
    }
    found
}

/// The names of all parameters; `None` where one is not known.
pub(super) fn declared<'v>(
    value: &'v Value,
    holders: [&'v Map<String, Value>; 2],
) -> Option<Vec<&'v str>> {
    let lists = holders
        .into_iter()
        .filter_map(|holder| holder.get("parameters")?.as_array());
    lists
        .flatten()
        .map(|parameter| resolved(value, parameter)?.get("name")?.as_str())
        .collect()
}

/// A parameter, what is referred to in its place.
pub(super) fn resolved<'v>(value: &'v Value, parameter: &'v Value) -> Option<&'v Value> {
    let mut parameter = parameter;
    for _ in 0..LONGEST_CHAIN {
        let Some(reference) = parameter.get("$ref") else {
            return Some(parameter);
        };
        parameter = node(value, &Place::of_reference(reference.as_str()?)?)?;
    }
    None
}

/// The names in a path, each once.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_no_parameter_declares_is_a_string() {
        let mut value = json!({
            "paths": {
                "/a/{one}/{two}/{three}/{two}": {
                    "parameters": [{"$ref": "#/components/parameters/One"}],
                    "get": {"parameters": [{"name": "three", "in": "query"}]},
                    "put": {},
                },
                "/b/{one}": {"$ref": "#/paths/~1a"},
                "/c/{one}": {"get": {"parameters": [{"$ref": "#/nowhere"}]}},
            },
            "components": {"parameters": {"One": {"name": "one", "in": "path"}}},
        });
        let mut report = Report::new();
        declare(&mut value, &mut report);
        let names = |pointer: &str| -> Vec<&str> {
            let parameters = value.pointer(pointer).and_then(Value::as_array);
            let parameters = parameters.into_iter().flatten();
            parameters
                .filter_map(|parameter| parameter.get("name")?.as_str())
                .collect()
        };
        let path = "/paths/~1a~1{one}~1{two}~1{three}~1{two}";
        assert_eq!(names(&format!("{path}/get/parameters")), ["three", "two"]);
        assert_eq!(names(&format!("{path}/put/parameters")), ["two", "three"]);
        assert!(names("/paths/~1c~1{one}/get/parameters").is_empty());
        assert_eq!(report.findings().len(), 2);
        assert!(!report.has_errors());
    }
}
