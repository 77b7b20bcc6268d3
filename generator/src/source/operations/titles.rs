//! The titles of inline schemas.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// Keywords of schemas that have types of their own.
const KEYWORDS: [&str; 6] = [
    "additionalProperties",
    "allOf",
    "anyOf",
    "enum",
    "oneOf",
    "properties",
];

/// Keys whose values have no schemas.
const VALUES: [&str; 5] = ["const", "default", "enum", "example", "examples"];

/// Counts the titles of schemas that have types of their own and are no components.
pub(super) fn titles(description: &Value) -> BTreeMap<String, usize> {
    let mut titles = BTreeMap::new();
    count(description, &mut titles);
    let schemas = description.pointer("/components/schemas");
    let components = schemas.and_then(Value::as_object).into_iter();
    for title in components.flat_map(Map::values).filter_map(title) {
        if let Some(count) = titles.get_mut(title) {
            *count -= 1;
        }
    }
    titles.retain(|_, count| *count > 0);
    titles
}

fn count(value: &Value, titles: &mut BTreeMap<String, usize>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| count(item, titles)),
        Value::Object(object) => {
            if let Some(title) = title(value) {
                *titles.entry(title.to_owned()).or_default() += 1;
            }
            let inner = object.iter();
            let inner = inner.filter(|(key, _)| !VALUES.contains(&key.as_str()));
            inner.for_each(|(_, inner)| count(inner, titles));
        }
        _ => {}
    }
}

fn title(schema: &Value) -> Option<&str> {
    let has_type = KEYWORDS.iter().any(|keyword| schema.get(keyword).is_some());
    schema
        .get("title")
        .and_then(Value::as_str)
        .filter(|_| has_type)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn inline_schemas_with_types_are_counted() {
        let description = json!({
            "info": {"title": "Shop"},
            "components": {"schemas": {"Pet": {
                "title": "Pet",
                "properties": {
                    "name": {"title": "Name", "type": "string"},
                    "kind": {"title": "Kind", "enum": ["dog"], "default": {"title": "A", "enum": []}},
                    "other": {"title": "Kind", "oneOf": []},
                    "title": {"title": "Title", "allOf": []},
                },
            }}},
        });
        let expected = [("Kind", 2), ("Title", 1)];
        let expected = expected.map(|(title, count)| (title.to_owned(), count));
        assert_eq!(titles(&description), BTreeMap::from(expected));
    }
}
