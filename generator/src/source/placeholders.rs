//! Path parameters that a path has and no operation declares.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use super::Place;
use super::grammar::Shape;
use super::nodes::{node, node_mut};
use super::suggest::{did_you_mean, nearest};
use crate::report::{Code, Report, quoted};

/// More references than this in a row are not followed.
const LONGEST_CHAIN: usize = 16;

/// A placeholder that an operation declares no parameter for.
struct Undeclared {
    path: Place,
    operation: Place,
    name: String,
    /// The parameter that was most likely meant.
    meant: Option<Place>,
}

/// Declares placeholders as strings, or as the parameters that were meant, with a warning for each.
pub(super) fn declare(value: &mut Value, report: &mut Report) {
    let mut warned: Vec<(Place, String)> = Vec::new();
    let mut renamed: HashMap<Place, String> = HashMap::new();
    for Undeclared {
        path,
        operation,
        name,
        meant,
    } in undeclared(value)
    {
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
        declare_string(&name, &operation, value);
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

/// Calls a parameter as the placeholder is called: its name is not sent.
fn rename(name: &str, path: &Place, meant: &Place, value: &mut Value, report: &mut Report) {
    let Some(Value::Object(parameter)) = node_mut(value, meant) else {
        return;
    };
    let called = parameter.insert("name".to_owned(), name.into());
    let called = quoted(called.as_ref().and_then(Value::as_str).unwrap_or_default());
    let placeholder = quoted(&format!("{{{name}}}"));
    let message = format!("the path has no placeholder for {called}, read as {placeholder}");
    report
        .add(Code::PlaceholderReadAs, &meant.key("name"), message)
        .related(path, "this placeholder has no parameter")
        .help(did_you_mean(name));
}

fn declare_string(name: &str, operation: &Place, value: &mut Value) {
    let Some(Value::Object(operation)) = node_mut(value, operation) else {
        return;
    };
    let parameters = operation.entry("parameters").or_insert_with(|| json!([]));
    if let Value::Array(parameters) = parameters {
        parameters.push(json!({
            "name": name, "in": "path", "required": true, "schema": {"type": "string"},
        }));
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
            let Some(declared) = declared(value, [item, operation], Some("path")) else {
                continue;
            };
            let path_place = place.key(path);
            let (path, _) = path.split_once('?').unwrap_or((path, ""));
            let holders = [
                (operation, path_place.key(method)),
                (item, path_place.clone()),
            ];
            let missing = placeholders(path).filter(|name| !declared.contains(name));
            found.extend(missing.map(|name| Undeclared {
                path: path_place.clone(),
                operation: path_place.key(method),
                name: name.to_owned(),
                meant: meant(name, path, &holders),
            }));
        }
    }
    found
}

/// The path parameter without a placeholder that has nearly the name of one. What is referred to may
/// be that of other paths.
fn meant(name: &str, path: &str, holders: &[(&Map<String, Value>, Place)]) -> Option<Place> {
    let is_unused = |called: &str| placeholders(path).all(|used| used != called);
    holders.iter().find_map(|(holder, place)| {
        let parameters = holder.get("parameters")?.as_array()?;
        let index = parameters.iter().position(|parameter| {
            let text = |key| parameter.get(key).and_then(Value::as_str);
            let called = text("name").filter(|called| is_unused(called));
            text("in") == Some("path")
                && called.is_some_and(|called| nearest(name, [called]).is_some())
        })?;
        Some(place.key("parameters").index(index))
    })
}

/// The names of all parameters, or of those of one location; `None` where one is not known.
pub(super) fn declared<'v>(
    value: &'v Value,
    holders: [&'v Map<String, Value>; 2],
    location: Option<&str>,
) -> Option<Vec<&'v str>> {
    let lists = holders
        .into_iter()
        .filter_map(|holder| holder.get("parameters")?.as_array());
    let resolved: Option<Vec<&Value>> = lists
        .flatten()
        .map(|parameter| resolved(value, parameter))
        .collect();
    let of_location = resolved?.into_iter().filter(|parameter| {
        let own = parameter.get("in").and_then(Value::as_str);
        location.is_none() || own == location
    });
    of_location
        .map(|parameter| parameter.get("name")?.as_str())
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
        let of_get = names(&format!("{path}/get/parameters"));
        assert_eq!(of_get, ["three", "two", "three"]);
        assert_eq!(names(&format!("{path}/put/parameters")), ["two", "three"]);
        assert!(names("/paths/~1c~1{one}/get/parameters").is_empty());
        assert_eq!(report.diagnostics().len(), 2);
        assert!(!report.has_errors());
    }

    #[test]
    fn a_parameter_of_nearly_the_name_is_the_one_that_was_meant() {
        let parameter = |name: &str| json!({"name": name, "in": "path"});
        let mut value = json!({"paths": {
            "/a/{petId}": {"get": {"parameters": [parameter("petid")]}},
            "/b/{petId}": {"parameters": [parameter("PetId")], "get": {}, "put": {}},
            "/c/{petId}/{petid}": {"get": {"parameters": [parameter("petid")]}},
        }});
        let mut report = Report::new();
        declare(&mut value, &mut report);
        let name = |pointer: &str| value.pointer(pointer).and_then(Value::as_str);
        assert_eq!(
            name("/paths/~1a~1{petId}/get/parameters/0/name"),
            Some("petId")
        );
        assert_eq!(name("/paths/~1b~1{petId}/parameters/0/name"), Some("petId"));
        assert_eq!(value.pointer("/paths/~1b~1{petId}/put/parameters"), None);
        let added = "/paths/~1c~1{petId}~1{petid}/get/parameters/1/name";
        assert_eq!(name(added), Some("petId"));
        assert_eq!(report.diagnostics().len(), 3);
    }
}
