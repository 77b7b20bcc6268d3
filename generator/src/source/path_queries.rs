//! Paths that have their query written behind them, such as `/pets?owner={owner}`.

use serde_json::{Value, json};

use super::Place;
use super::grammar::Shape;
use super::nodes::node_mut;
use super::placeholders::{declared, resolved};
use crate::report::{Code, Report, quoted};

/// A parameter that stands in the path by its declaration, and in the query by the path.
struct Misplaced {
    /// The object with the list of parameters.
    holder: Place,
    index: usize,
    parameter: Value,
}

/// Makes parameters of the query of what the query of a path says, with a warning.
pub(super) fn mend(value: &mut Value, report: &mut Report) {
    move_misplaced(value, report);
    declare_missing(value, report);
}

fn declare_missing(value: &mut Value, report: &mut Report) {
    let mut warned: Vec<(Place, Value)> = Vec::new();
    for (path, operation, parameter) in missing(value) {
        let Some(Value::Object(operation)) = node_mut(value, &operation) else {
            continue;
        };
        let parameters = operation.entry("parameters").or_insert_with(|| json!([]));
        if let Value::Array(parameters) = parameters {
            parameters.push(parameter.clone());
        }
        let of_path = (path, parameter);
        if !warned.contains(&of_path) {
            let name = of_path.1.get("name").and_then(Value::as_str);
            let name = quoted(name.unwrap_or_default());
            let message = format!("the query parameter {name} of the path is not declared");
            report
                .add(Code::QueryInPath, &of_path.0, message)
                .at_key()
                .help("read as a required string, which is the one that stands there, if any");
            warned.push(of_path);
        }
    }
}

fn move_misplaced(value: &mut Value, report: &mut Report) {
    for misplaced in misplaced(value) {
        let place = misplaced.holder.key("parameters").index(misplaced.index);
        let name = misplaced.parameter.get("name").and_then(Value::as_str);
        let name = quoted(name.unwrap_or_default());
        let message = format!("the parameter {name} stands behind the `?` of its path");
        report
            .add(Code::QueryInPath, &place, message)
            .help("read as `in: query`");
        if let Some(node) = node_mut(value, &place) {
            *node = misplaced.parameter;
            if let Some(parameter) = node.as_object_mut() {
                parameter.insert("in".to_owned(), json!("query"));
            }
        }
    }
}

fn misplaced(value: &Value) -> Vec<Misplaced> {
    let paths = value.get("paths").and_then(Value::as_object);
    let mut all = Vec::new();
    for (path, item) in paths.into_iter().flatten() {
        let Some((before, query)) = split(path) else {
            continue;
        };
        let Some(names) = names(query) else {
            continue;
        };
        let is_moved =
            |name: &str| names.contains(&name) && !before.contains(&format!("{{{name}}}"));
        let place = Place::root().key("paths").key(path);
        let operations = Shape::methods().map(|method| (item.get(method), place.key(method)));
        let holders = operations.filter_map(|(found, place)| Some((found?, place)));
        for (holder, place) in holders.chain([(item, place.clone())]) {
            let parameters = holder.get("parameters").and_then(Value::as_array);
            let parameters = parameters.into_iter().flatten().enumerate();
            all.extend(parameters.filter_map(|(index, parameter)| {
                let parameter = resolved(value, parameter)?;
                let text = |key: &str| parameter.get(key).and_then(Value::as_str);
                let is_misplaced = text("in") == Some("path") && text("name").is_some_and(is_moved);
                is_misplaced.then(|| Misplaced {
                    holder: place.clone(),
                    index,
                    parameter: parameter.clone(),
                })
            }));
        }
    }
    all
}

/// A path before its query, and the query, without the fragment.
fn split(path: &str) -> Option<(&str, &str)> {
    let (path, _) = path.split_once('#').unwrap_or((path, ""));
    path.split_once('?')
}

/// Parts of the query of a path that an operation declares no parameter for: where they stand, and
/// the parameters.
fn missing(value: &Value) -> Vec<(Place, Place, Value)> {
    let paths = value.get("paths").and_then(Value::as_object);
    let mut all = Vec::new();
    for (path, item) in paths.into_iter().flatten() {
        let query = split(path).and_then(|(_, query)| parts(query));
        let (Some(parts), Some(item)) = (query, item.as_object()) else {
            continue;
        };
        let place = Place::root().key("paths").key(path);
        for method in Shape::methods() {
            let Some(operation) = item.get(method).and_then(Value::as_object) else {
                continue;
            };
            let Some(known) = declared(value, [item, operation], None) else {
                continue;
            };
            let unknown = parts.iter().filter(|part| !known.contains(&part.name));
            all.extend(unknown.map(|part| (place.clone(), place.key(method), part.parameter())));
        }
    }
    all
}

/// A part of the query of a path: a placeholder under its own name, or a text.
struct Part<'a> {
    name: &'a str,
    text: Option<&'a str>,
}

impl Part<'_> {
    fn parameter(&self) -> Value {
        let mut schema = json!({"type": "string"});
        if let Some(text) = self.text {
            schema["enum"] = json!([text]);
        }
        json!({"name": self.name, "in": "query", "required": true, "schema": schema})
    }
}

/// The parts of a query, if each of them has a name and a value.
fn parts(query: &str) -> Option<Vec<Part<'_>>> {
    let part = |part| {
        let (name, value) = str::split_once(part, '=')?;
        let placeholder = value
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'));
        let text = placeholder.is_none().then_some(value);
        let is_clear = text.map_or(placeholder == Some(name), is_plain);
        (is_clear && is_plain(name)).then_some(Part { name, text })
    };
    query.split('&').map(part).collect()
}

/// Whether a text is the same in a query as by itself.
fn is_plain(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:$".contains(&byte);
    !text.is_empty() && text.bytes().all(is_plain)
}

/// The names in a query whose parts all have a name and a value.
pub(crate) fn names(query: &str) -> Option<Vec<&str>> {
    let parts = parts(query)?;
    Some(parts.into_iter().map(|part| part.name).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_the_query_of_a_path_is_a_parameter_of_the_query() {
        let mut value = json!({
            "paths": {
                "/a/{one}?two={two}&three={three}": {
                    "parameters": [{"name": "two", "in": "path"}],
                    "get": {"parameters": [{"name": "one", "in": "path"}, {"$ref": "#/components/parameters/Three"}]},
                },
                "/b/{one}?one={one}": {"get": {"parameters": [{"name": "one", "in": "path"}]}},
                "/c?one=%": {"get": {"parameters": [{"name": "one", "in": "path"}]}},
                "/d?one=1&two={two}": {"get": {}},
            },
            "components": {"parameters": {"Three": {"name": "three", "in": "path"}}},
        });
        let mut report = Report::new();
        mend(&mut value, &mut report);
        let all = |pointer: &str| value.pointer(pointer).map(Value::to_string);
        let path = "/paths/~1a~1{one}?two={two}&three={three}";
        let own = all(&format!("{path}/parameters"));
        assert_eq!(own.as_deref(), Some(r#"[{"name":"two","in":"query"}]"#));
        let of_operation = all(&format!("{path}/get/parameters"));
        assert_eq!(
            of_operation.as_deref(),
            Some(r#"[{"name":"one","in":"path"},{"name":"three","in":"query"}]"#)
        );
        for path in ["/paths/~1b~1{one}?one={one}", "/paths/~1c?one=%"] {
            let left = all(&format!("{path}/get/parameters"));
            assert_eq!(left.as_deref(), Some(r#"[{"name":"one","in":"path"}]"#));
        }
        let added = all("/paths/~1d?one=1&two={two}/get/parameters");
        assert_eq!(
            added.as_deref(),
            Some(concat!(
                r#"[{"name":"one","in":"query","required":true,"schema":{"type":"string","enum":["1"]}},"#,
                r#"{"name":"two","in":"query","required":true,"schema":{"type":"string"}}]"#
            ))
        );
        assert_eq!(report.diagnostics().len(), 4);
        assert!(!report.has_errors());
    }
}
