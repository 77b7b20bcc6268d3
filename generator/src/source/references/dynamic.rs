//! `$dynamicRef` with a single possible target.
//!
//! It refers to the `$dynamicAnchor` of its name in the outermost schema through which it is reached. If that depends
//! on the use, the reference stays unresolved.

use serde_json::{Value, json};

use crate::source::tree::{Place, contains_key, node_mut, visit_objects};

/// Keys whose values are not schemas.
const VALUES: [&str; 5] = ["const", "default", "enum", "example", "examples"];

/// The anchors and references of a description.
#[derive(Default)]
struct Found {
    anchors: Vec<(String, Place)>,
    dynamic: Vec<(Place, String)>,
    /// The targets of other references.
    targets: Vec<Place>,
    /// `true` if a schema has an `$id`, which limits the scope of anchors.
    has_id: bool,
}

/// Replaces dynamic references with a single possible target by plain ones.
pub(crate) fn resolve_dynamic(value: &mut Value) {
    if !contains_key(value, "$dynamicRef") {
        return;
    }
    let mut found = Found::default();
    visit_objects(value, &Place::root(), &VALUES, &mut |object, place| {
        let text = |key: &str| object.get(key).and_then(Value::as_str);
        let anchor = text("$dynamicAnchor").map(|name| (name.to_owned(), place.clone()));
        let reference = text("$dynamicRef").map(|target| (place.clone(), target.to_owned()));
        let target = text("$ref").and_then(Place::of_reference);
        found.anchors.extend(anchor);
        found.dynamic.extend(reference);
        found.targets.extend(target);
        found.has_id |= text("$id").is_some();
    });
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

impl Found {
    /// The only possible target of a dynamic reference.
    fn target(&self, place: &Place, reference: &str) -> Option<String> {
        if reference.starts_with("#/") {
            return Some(reference.to_owned());
        }
        let name = reference.strip_prefix('#')?;
        let anchors = self.anchors.iter().filter(|(known, _)| known == name);
        let anchors: Vec<&Place> = anchors.map(|(_, place)| place).collect();
        let only = match *anchors {
            [only] => Some(only),
            _ => {
                let root = self.own_root(place)?;
                let mut inside = anchors.into_iter().filter(|anchor| anchor.is_within(root));
                inside.next().filter(|_| inside.next().is_none())
            }
        };
        only.map(|place| place.to_string().replace('%', "%25"))
    }

    /// The outermost schema around a place, if it is inline and not referenced: it is the first on every way to the
    /// place.
    fn own_root<'p>(&self, place: &'p Place) -> Option<&'p Place> {
        let around = std::iter::successors(Some(place), |place| place.parent());
        let schemas = around.filter(|place| place.name() == Some("schema"));
        let root = schemas.last()?;
        let is_inline = root.steps().first() == Some(&"paths");
        let is_target = self.targets.iter().any(|target| target.is_within(root));
        (is_inline && !is_target).then_some(root)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(mut value: Value, pointer: &str) -> Option<String> {
        resolve_dynamic(&mut value);
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
    fn a_single_anchor_is_the_target() {
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
    fn the_anchor_of_the_outermost_schema_is_the_target() {
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
    fn ambiguous_references_stay() {
        let schemas = json!({
            "Base": {"$dynamicAnchor": "node", "items": {"$dynamicRef": "#node"}},
            "Child": {"$dynamicAnchor": "node", "$ref": "#/components/schemas/Base"},
        });
        let at = "/components/schemas/Base/items";
        let described = json!({"components": {"schemas": schemas}});
        assert_eq!(resolved(described, at), None);
    }
}
