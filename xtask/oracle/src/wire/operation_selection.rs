//! Selects operations of a large description: those that cover the most features.

use std::collections::BTreeSet;

use openapi_crates::Selection;
use serde_json::{Map, Value};

use super::lookup::resolve;

/// The keys of operations in a path item.
const METHODS: [&str; 9] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
];

/// Returns the number of operations of a description, and a selection of the `max` most varied ones.
///
/// # Errors
///
/// When one cannot be selected.
pub fn select(whole: &Value, max: usize) -> Result<(usize, Selection), String> {
    let mut operations = operations(whole);
    let count = operations.len();
    let mut selection = Selection::default();
    if count <= max {
        return Ok((count, selection));
    }
    let mut known = BTreeSet::new();
    for _ in 0..max {
        let new_features = |one: &Candidate| one.features.difference(&known).count();
        // The first of those with equally many new features.
        let best = operations
            .iter()
            .enumerate()
            .rev()
            .max_by_key(|(_, one)| new_features(one));
        let Some((index, _)) = best else { break };
        let chosen = operations.remove(index);
        known.extend(chosen.features);
        selection.include(&chosen.selector)?;
    }
    Ok((count, selection))
}

/// An operation and its features.
struct Candidate {
    selector: String,
    features: BTreeSet<String>,
}

fn operations(whole: &Value) -> Vec<Candidate> {
    let paths = whole.get("paths").and_then(Value::as_object);
    let mut operations = Vec::new();
    for (path, item) in paths.into_iter().flatten() {
        let Some(item) = resolve(whole, item) else {
            continue;
        };
        let additional = item.get("additionalOperations").and_then(Value::as_object);
        let additional = additional.into_iter().flatten();
        let fixed = METHODS.into_iter();
        let fixed = fixed.filter_map(|method| Some((method, item.get(method)?)));
        for (method, operation) in fixed.chain(additional.map(|(key, one)| (key.as_str(), one))) {
            operations.push(Candidate {
                selector: format!("{method}:{path}"),
                features: features(whole, method, item, operation),
            });
        }
    }
    operations
}

/// The features of an operation.
fn features(whole: &Value, method: &str, item: &Value, operation: &Value) -> BTreeSet<String> {
    let mut features = BTreeSet::from([method.to_owned()]);
    let lists = [item, operation];
    let lists = lists
        .into_iter()
        .filter_map(|one| one.get("parameters")?.as_array());
    for parameter in lists.flatten().filter_map(|one| resolve(whole, one)) {
        let word = |key: &str| parameter.get(key).map(Value::to_string).unwrap_or_default();
        let schema = parameter.get("schema").and_then(|one| resolve(whole, one));
        let ty = schema.and_then(|schema| Some(schema.get("type")?.to_string()));
        let keys = ["in", "style", "explode", "required", "allowReserved"].map(word);
        features.insert(format!("{} {}", keys.join(" "), ty.unwrap_or_default()));
    }
    let body = operation
        .get("requestBody")
        .and_then(|body| resolve(whole, body));
    if let Some(body) = body {
        let required = body.get("required").and_then(Value::as_bool);
        features.insert(format!("body {required:?}"));
        features.extend(media_types(body).map(|one| format!("body {one}")));
    }
    let responses = operation.get("responses").and_then(Value::as_object);
    for (status, response) in responses.into_iter().flatten() {
        features.insert(status.clone());
        let response = resolve(whole, response).unwrap_or(response);
        features.extend(media_types(response).map(|one| format!("response {one}")));
        let headers = response.get("headers").and_then(Value::as_object);
        features.extend(headers.into_iter().flat_map(Map::keys).cloned());
    }
    features.extend(operation.get("security").map(Value::to_string));
    features
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
    fn all_operations_are_selected_up_to_the_maximum() {
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
