//! References by the identifiers of schemas, `$id` and `$anchor` (JSON Schema 2020-12, sections 8.2.1 and 8.2.2).

use serde_json::Value;

use super::rewrite::{Rewritten, rewrite};
use crate::source::grammar::{Kind, Shape, visit_whole};
use crate::source::text::resolve_uri;
use crate::source::tree::Place;

/// The identifiers of a description.
#[derive(Default)]
struct Identifiers {
    /// The schemas with an `$id`, outer ones first, with their absolute URIs.
    resources: Vec<(String, Place)>,
    anchors: Vec<(String, Place)>,
}

/// Replaces references by absolute URIs of schemas, and by anchors, with the places of these schemas.
pub(super) fn localize(value: &mut Value, kind: Kind) {
    let mut found = Identifiers::default();
    visit_whole(value, kind, |shape, object, place| {
        if shape != Some(Shape::Schema) {
            return;
        }
        let text = |key: &str| object.get(key).and_then(Value::as_str);
        if let Some(uri) = text("$id").and_then(|id| found.absolute(id, place)) {
            found.resources.push((uri, place.clone()));
        }
        found
            .anchors
            .extend(text("$anchor").map(|name| (name.to_owned(), place.clone())));
    });
    if found.resources.is_empty() && found.anchors.is_empty() {
        return;
    }
    rewrite(value, kind, &mut |reference| {
        if let Rewritten::Reference(target) = reference
            && let Some(place) = found.place_of(target)
        {
            *target = place;
        }
    });
}

impl Identifiers {
    /// Returns the innermost schema with an `$id` around a place.
    fn resource_of(&self, place: &Place) -> Option<&(String, Place)> {
        let mut around = self.resources.iter().rev();
        around.find(|(_, resource)| place.is_within(resource))
    }

    /// Resolves the `$id` of a schema, which may be relative to that of a schema around it.
    fn absolute(&self, id: &str, place: &Place) -> Option<String> {
        let uri = id.trim_end_matches('#');
        match self.resource_of(place) {
            Some((base, _)) => resolve_uri(base, uri),
            None => resolve_uri(uri, ""),
        }
    }

    /// Returns the place that a reference leads to, as a reference.
    fn place_of(&self, target: &str) -> Option<String> {
        let (uri, fragment) = target.split_once('#').unwrap_or((target, ""));
        let is_pointer = fragment.is_empty() || fragment.starts_with('/');
        let resource = match uri {
            "" if is_pointer => return None,
            "" => None,
            uri => {
                let uri = resolve_uri(uri, "")?;
                let resources = self.resources.iter();
                Some(only(resources.filter(|(known, _)| *known == uri))?)
            }
        };
        match resource {
            Some((_, place)) if is_pointer => Some(format!("{place}{fragment}")),
            resource => {
                let anchors = self.anchors.iter().filter(|(name, place)| {
                    name == fragment
                        && self.resource_of(place).map(|(_, place)| place)
                            == resource.map(|(_, place)| place)
                });
                only(anchors).map(|(_, place)| place.to_string())
            }
        }
    }
}

/// Returns the only item: a reference by an identifier that two schemas have is ambiguous, and stays unresolved.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next();
    first.filter(|_| items.next().is_none())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::source::grammar::ROOT;

    #[test]
    fn references_by_identifiers_are_local() {
        for (target, expected) in [
            ("urn:a", "#/components/schemas/A"),
            ("urn:a#/items", "#/components/schemas/A/items"),
            ("urn:a#inner", "#/components/schemas/A/items"),
            ("https://a.example/b", "#/components/schemas/B"),
            ("https://a.example/c/d", "#/components/schemas/B/items"),
            ("HTTPS://A.example/b#", "#/components/schemas/B"),
            ("#own", "#/components/schemas/C"),
            ("#/components/schemas/A", "#/components/schemas/A"),
            ("#inner", "#inner"),
            ("#", "#"),
            ("urn:b", "urn:b"),
            ("b", "b"),
        ] {
            let mut value = json!({"components": {"schemas": {
                "A": {"$id": "urn:a", "items": {"$anchor": "inner"}},
                "B": {"$id": "https://a.example/b", "items": {"$id": "c/d"}},
                "C": {"$anchor": "own", "items": {"$ref": target}},
            }}});
            localize(&mut value, ROOT);
            let reference = &value["components"]["schemas"]["C"]["items"]["$ref"];
            assert_eq!(reference, expected, "{target}");
        }
    }

    #[test]
    fn references_by_ambiguous_identifiers_are_not_resolved() {
        for target in ["urn:a", "#b"] {
            let mut value = json!({"components": {"schemas": {
                "A": {"$id": "urn:a"},
                "B": {"$id": "urn:a"},
                "C": {"$anchor": "b", "items": {"$anchor": "b", "items": {"$ref": target}}},
            }}});
            localize(&mut value, ROOT);
            let reference = value.pointer("/components/schemas/C/items/items/$ref");
            assert_eq!(reference, Some(&json!(target)));
        }
    }

    #[test]
    fn values_are_no_schemas() {
        let schema = json!({"example": {"$id": "urn:a"}, "items": {"$ref": "urn:a"}});
        let mut value = json!({"components": {"schemas": {"A": schema}}});
        localize(&mut value, ROOT);
        assert_eq!(value["components"]["schemas"]["A"], schema);
    }
}
