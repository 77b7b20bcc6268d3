//! The titles of inline schemas.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::source::grammar::{ROOT, Shape, visit_whole};

/// Keywords of schemas that have types of their own.
const KEYWORDS: [&str; 6] = [
    "additionalProperties",
    "allOf",
    "anyOf",
    "enum",
    "oneOf",
    "properties",
];

/// Counts the titles of schemas that have types of their own and are no components.
pub(super) fn titles(description: &Value) -> BTreeMap<String, usize> {
    let mut titles = BTreeMap::new();
    visit_whole(description, ROOT, |shape, object, place| {
        let title = match shape {
            Some(Shape::Schema) => title(object),
            _ => None,
        };
        let is_component = || matches!(place.steps().as_slice(), ["components", "schemas", _]);
        if let Some(title) = title.filter(|_| !is_component()) {
            *titles.entry(title.to_owned()).or_default() += 1;
        }
    });
    titles
}

fn title(schema: &Map<String, Value>) -> Option<&str> {
    let has_type = KEYWORDS.iter().any(|keyword| schema.contains_key(*keyword));
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
                    "default": {"title": "Default", "enum": [1], "x-of-team": {"title": "A", "enum": []}},
                },
            }}},
        });
        let expected = [("Default", 1), ("Kind", 2), ("Title", 1)];
        let expected = expected.map(|(title, count)| (title.to_owned(), count));
        assert_eq!(titles(&description), BTreeMap::from(expected));
    }
}
