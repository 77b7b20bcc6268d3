//! Selects operations of a large description: those that cover the most features.

use std::collections::BTreeSet;

use openapi_crates::Selection;
use serde_json::{Map, Value};

use super::lookup::followed;

/// The keys of operations in a path item.
const METHODS: [&str; 9] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
];

/// Returns the number of operations of a description, and the most varied `most` of them.
///
/// # Errors
///
/// When one cannot be selected.
pub fn select(whole: &Value, most: usize) -> Result<(usize, Selection), String> {
    let mut operations = operations(whole);
    let count = operations.len();
    let mut selection = Selection::default();
    if count <= most {
        return Ok((count, selection));
    }
    let mut known = BTreeSet::new();
    for _ in 0..most {
        let news = |one: &Known| one.shown.difference(&known).count();
        // Of those that show as much, the first.
        let best = operations
            .iter()
            .enumerate()
            .rev()
            .max_by_key(|(_, one)| news(one));
        let Some((index, _)) = best else { break };
        let chosen = operations.remove(index);
        known.extend(chosen.shown);
        selection.include(&chosen.selector)?;
    }
    Ok((count, selection))
}

/// An operation, and what it shows.
struct Known {
    selector: String,
    shown: BTreeSet<String>,
}

fn operations(whole: &Value) -> Vec<Known> {
    let paths = whole.get("paths").and_then(Value::as_object);
    let mut operations = Vec::new();
    for (path, item) in paths.into_iter().flatten() {
        let Some(item) = followed(whole, item) else {
            continue;
        };
        let additional = item.get("additionalOperations").and_then(Value::as_object);
        let additional = additional.into_iter().flatten();
        let fixed = METHODS.into_iter();
        let fixed = fixed.filter_map(|method| Some((method, item.get(method)?)));
        for (method, operation) in fixed.chain(additional.map(|(key, one)| (key.as_str(), one))) {
            operations.push(Known {
                selector: format!("{method}:{path}"),
                shown: shown(whole, method, item, operation),
            });
        }
    }
    operations
}

/// The kinds of what an operation has.
fn shown(whole: &Value, method: &str, item: &Value, operation: &Value) -> BTreeSet<String> {
    let mut shown = BTreeSet::from([method.to_owned()]);
    let lists = [item, operation];
    let lists = lists
        .into_iter()
        .filter_map(|one| one.get("parameters")?.as_array());
    for parameter in lists.flatten().filter_map(|one| followed(whole, one)) {
        let word = |key: &str| parameter.get(key).map(Value::to_string).unwrap_or_default();
        let schema = parameter.get("schema").and_then(|one| followed(whole, one));
        let ty = schema.and_then(|schema| Some(schema.get("type")?.to_string()));
        let keys = ["in", "style", "explode", "required", "allowReserved"].map(word);
        shown.insert(format!("{} {}", keys.join(" "), ty.unwrap_or_default()));
    }
    let body = operation
        .get("requestBody")
        .and_then(|body| followed(whole, body));
    if let Some(body) = body {
        let required = body.get("required").and_then(Value::as_bool);
        shown.insert(format!("body {required:?}"));
        shown.extend(media_types(body).map(|one| format!("body {one}")));
    }
    let responses = operation.get("responses").and_then(Value::as_object);
    for (status, response) in responses.into_iter().flatten() {
        shown.insert(status.clone());
        let response = followed(whole, response).unwrap_or(response);
        shown.extend(media_types(response).map(|one| format!("answer {one}")));
        let headers = response.get("headers").and_then(Value::as_object);
        shown.extend(headers.into_iter().flat_map(Map::keys).cloned());
    }
    shown.extend(operation.get("security").map(Value::to_string));
    shown
}

fn media_types(node: &Value) -> impl Iterator<Item = &String> {
    let content = node.get("content").and_then(Value::as_object);
    content.into_iter().flat_map(Map::keys)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn whole() -> Value {
        json!({"paths": {
            "/a": {"get": {"responses": {"200": {}}}, "put": {"responses": {"200": {}}}},
            "/b": {
                "get": {"responses": {"200": {}}},
                "post": {
                    "requestBody": {"content": {"text/plain": {}}},
                    "responses": {"201": {}},
                },
            },
        }})
    }

    #[test]
    fn all_are_chosen_where_there_are_few() {
        let (count, selection) = select(&whole(), 4).unwrap();
        assert_eq!(count, 4);
        assert!(selection.is_all());
    }

    #[test]
    fn the_most_varied_operations_are_selected_first() {
        let mut expected = Selection::default();
        for selector in ["post:/b", "get:/a"] {
            expected.include(selector).unwrap();
        }
        assert_eq!(select(&whole(), 2).unwrap(), (4, expected));
    }
}
