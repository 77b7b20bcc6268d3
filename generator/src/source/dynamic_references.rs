//! `$dynamicRef`, where it can lead to one schema only.
//!
//! It leads to the `$dynamicAnchor` of its name in the outermost schema by way of which it was
//! come to. Where that is not the same for all ways, nothing is done.

use serde_json::{Value, json};

use super::Place;
use super::nodes::node_mut;

/// Keys whose values are no schemas, and hold none.
const VALUES: [&str; 5] = ["const", "default", "enum", "example", "examples"];

/// What of a description has to do with such references.
#[derive(Default)]
struct Found {
    /// The schemas with an anchor, by its name.
    anchors: Vec<(String, Place)>,
    /// The schemas with such a reference, and what it says.
    dynamic: Vec<(Place, String)>,
    /// What other references lead to.
    targets: Vec<Place>,
    /// Whether a schema has an `$id`, in which anchors are its own.
    has_id: bool,
}

/// Makes plain references of those that can lead to one schema only.
pub(super) fn resolve(value: &mut Value) {
    if !is_dynamic(value) {
        return;
    }
    let mut found = Found::default();
    found.search(value, &Place::root());
    if found.has_id {
        return;
    }
    for (place, reference) in &found.dynamic {
        let Some(target) = found.target(place, reference) else {
            continue;
        };
        if let Some(Value::Object(schema)) = node_mut(value, place)
            && !schema.contains_key("$ref")
        {
            schema.shift_remove("$dynamicRef");
            schema.insert("$ref".to_owned(), json!(target));
        }
    }
}

/// Whether there are such references: most descriptions have none.
fn is_dynamic(value: &Value) -> bool {
    match value {
        Value::Object(object) => {
            object.contains_key("$dynamicRef") || object.values().any(is_dynamic)
        }
        Value::Array(list) => list.iter().any(is_dynamic),
        _ => false,
    }
}

impl Found {
    fn search(&mut self, value: &Value, place: &Place) {
        match value {
            Value::Object(object) => {
                let text = |key: &str| object.get(key).and_then(Value::as_str);
                if let Some(name) = text("$dynamicAnchor") {
                    self.anchors.push((name.to_owned(), place.clone()));
                }
                if let Some(reference) = text("$dynamicRef") {
                    self.dynamic.push((place.clone(), reference.to_owned()));
                }
                self.targets
                    .extend(text("$ref").and_then(Place::of_reference));
                self.has_id |= text("$id").is_some();
                for (key, value) in object {
                    if !VALUES.contains(&key.as_str()) {
                        self.search(value, &place.key(key));
                    }
                }
            }
            Value::Array(list) => {
                for (index, value) in list.iter().enumerate() {
                    self.search(value, &place.index(index));
                }
            }
            _ => {}
        }
    }

    /// The reference to the one schema that a dynamic one leads to.
    fn target(&self, place: &Place, reference: &str) -> Option<String> {
        if reference.starts_with("#/") {
            return Some(reference.to_owned());
        }
        let name = reference.strip_prefix('#')?;
        let named: Vec<&Place> = (self.anchors.iter())
            .filter(|(known, _)| known == name)
            .map(|(_, place)| place)
            .collect();
        let only = match named.as_slice() {
            [only] => Some(*only),
            several => {
                let root = self.own_root(place)?;
                let mut inside = several.iter().filter(|anchor| anchor.is_within(&root));
                inside.next().filter(|_| inside.next().is_none()).copied()
            }
        };
        only.map(|place| place.to_string().replace('%', "%25"))
    }

    /// The outermost schema around a place, if nothing refers into it: then it is always the
    /// first by way of which the place is come to.
    fn own_root(&self, place: &Place) -> Option<Place> {
        let around = std::iter::successors(Some(place), |place| place.parent());
        let schemas = around.filter(|place| place.name() == Some("schema"));
        let root = schemas.last()?;
        let is_inline = root.steps().first() == Some(&"paths");
        let is_target = self.targets.iter().any(|target| target.is_within(root));
        (is_inline && !is_target).then(|| root.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(mut value: Value, pointer: &str) -> Option<String> {
        resolve(&mut value);
        let reference = value.pointer(pointer)?.get("$ref")?.as_str()?;
        Some(reference.to_owned())
    }

    fn of_items(name: &str) -> Value {
        json!({"schema": {
            "$defs": {"item": {"$dynamicAnchor": "item", "$ref": name}},
            "type": "array",
            "items": {"$dynamicRef": "#item"},
        }})
    }

    #[test]
    fn an_anchor_that_is_the_only_one_is_what_is_meant() {
        let tree = json!({"components": {"schemas": {"a/b%": {
            "$dynamicAnchor": "node",
            "properties": {"$id": {}, "next": {"$dynamicRef": "#node"}},
        }}}});
        let at = "/components/schemas/a~1b%/properties/next";
        assert_eq!(
            resolved(tree, at).as_deref(),
            Some("#/components/schemas/a~1b%25")
        );
    }

    #[test]
    fn the_anchor_of_the_outermost_schema_is_what_is_meant() {
        let both = json!({"paths": {"/a": of_items("#/x"), "/b": of_items("#/y")}});
        assert_eq!(
            resolved(both.clone(), "/paths/~1b/schema/items").as_deref(),
            Some("#/paths/~1b/schema/$defs/item")
        );
        let mut referred = both;
        referred["paths"]["/c"] = json!({"schema": {"$ref": "#/paths/~1b/schema"}});
        assert_eq!(resolved(referred, "/paths/~1b/schema/items"), None);
    }

    #[test]
    fn what_depends_on_the_way_is_left() {
        let schemas = json!({
            "Base": {"$dynamicAnchor": "node", "items": {"$dynamicRef": "#node"}},
            "Heir": {"$dynamicAnchor": "node", "$ref": "#/components/schemas/Base"},
        });
        let at = "/components/schemas/Base/items";
        let described = json!({"components": {"schemas": schemas}});
        assert_eq!(resolved(described, at), None);
    }
}
