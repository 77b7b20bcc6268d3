//! Paths that have their query written behind them, such as `/pets?owner={owner}`.

use serde_json::{Value, json};

use super::Place;
use super::grammar::Shape;
use super::nodes::node_mut;
use super::placeholders::resolved;
use crate::report::{Report, quoted};

/// A parameter that stands in the path by its declaration, and in the query by the path.
struct Misplaced {
    /// The object with the list of parameters.
    holder: Place,
    index: usize,
    parameter: Value,
}

/// Makes parameters of the query of what the query of a path says, with a warning.
pub(super) fn mend(value: &mut Value, report: &mut Report) {
    for misplaced in misplaced(value) {
        let place = misplaced.holder.key("parameters").index(misplaced.index);
        let name = misplaced.parameter.get("name").and_then(Value::as_str);
        let name = quoted(name.unwrap_or_default());
        let message = format!("the parameter {name} stands behind the `?` of its path");
        report.warning(&place, message).help("read as `in: query`");
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
        let Some((before, query)) = path.split_once('?') else {
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

/// The names of a query whose every part is a placeholder under its own name, `name={name}`.
pub(crate) fn names(query: &str) -> Option<Vec<&str>> {
    let name = |part| {
        let (name, value): (&str, &str) = str::split_once(part, '=')?;
        (value.strip_prefix('{')?.strip_suffix('}')? == name).then_some(name)
    };
    query.split('&').map(name).collect()
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
                "/c?one=1": {"get": {"parameters": [{"name": "one", "in": "path"}]}},
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
        for path in ["/paths/~1b~1{one}?one={one}", "/paths/~1c?one=1"] {
            let left = all(&format!("{path}/get/parameters"));
            assert_eq!(left.as_deref(), Some(r#"[{"name":"one","in":"path"}]"#));
        }
        assert_eq!(report.findings().len(), 2);
        assert!(!report.has_errors());
    }
}
