//! Visits the references of a description, to rewrite them. Instance data, such as examples and defaults, has none.

use serde_json::{Map, Value};

use crate::source::grammar::{Kind, Shape, visit_objects, visit_whole};
use crate::source::tree::{Place, keys, node_mut};

/// A reference to rewrite.
pub(super) enum Rewritten<'v> {
    /// The value of `$ref`.
    Reference(&'v mut String),
    /// The value of `operationRef`.
    Operation(&'v mut String),
    /// A value of the mapping of a discriminator, which may be the name of a schema.
    Mapping(&'v mut String),
}

/// Visits all references of a value of a kind.
pub(super) fn rewrite(value: &mut Value, kind: Kind, visit: &mut impl FnMut(Rewritten<'_>)) {
    let mut found = Vec::new();
    visit_whole(value, kind, |shape, object, place| {
        for key in ["$ref", "operationRef"] {
            if object.get(key).is_some_and(Value::is_string) {
                found.push((shape, place.key(key)));
            }
        }
        found.extend(mapped(shape, object, place).map(|place| (shape, place)));
    });
    for (shape, place) in found {
        let Some(Value::String(target)) = node_mut(value, &place) else {
            continue;
        };
        visit(match place.name() {
            Some("$ref") if shape != Some(Shape::Discriminator) => Rewritten::Reference(target),
            Some("operationRef") if shape != Some(Shape::Discriminator) => {
                Rewritten::Operation(target)
            }
            _ => Rewritten::Mapping(target),
        });
    }
}

/// The places of the values in the mappings of discriminators.
pub(crate) fn mapping_places(value: &Value, kind: Option<Kind>, place: &Place) -> Vec<Place> {
    let mut places = Vec::new();
    visit_objects(value, kind, place, &mut |shape, object, place| {
        places.extend(mapped(shape, object, place));
    });
    places
}

/// The places of the values in the mapping of a discriminator; none of another object.
fn mapped<'v>(
    shape: Option<Shape>,
    object: &'v Map<String, Value>,
    place: &Place,
) -> impl Iterator<Item = Place> + use<'v> {
    let discriminator = Some(object).filter(|_| shape == Some(Shape::Discriminator));
    let get = |key| discriminator.and_then(|discriminator| discriminator.get(key));
    let list = place.key("mapping");
    let keys = keys(get("mapping"));
    let default = get("defaultMapping").map(|_| place.key("defaultMapping"));
    keys.map(move |key| list.key(key)).chain(default)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::source::grammar::ROOT;

    #[test]
    fn instance_data_has_no_references() {
        let mut value = json!({"components": {
            "schemas": {"default": {"$ref": "a"}, "A": {
                "properties": {"example": {"$ref": "b"}, "enum": {"const": {"$ref": "-"}}},
                "enum": [{"$ref": "-"}],
                "default": {"$ref": "-", "discriminator": {"mapping": {"a": "-"}}},
                "examples": [{"$ref": "-"}],
                "items": [{"$ref": "c"}],
                "contains": {"contentSchema": {"$ref": "f"}},
                "dependencies": {"enum": {"$ref": "g"}, "a": ["$ref"]},
                "discriminator": {"mapping": {"$ref": "h"}},
                "x-b": {"enum": [{"$ref": "-"}], "c": {"$ref": "i"}},
            }},
            "responses": {"default": {"content": {"value": {
                "example": {"$ref": "-"},
                "examples": {"value": {"$ref": "d"}, "b": {"value": {"$ref": "-"}}},
            }}, "links": {"a": {"parameters": {"b": {"$ref": "-"}}, "requestBody": {"$ref": "-"}}}}},
        }});
        let mut found = Vec::new();
        rewrite(&mut value, ROOT, &mut |reference| match reference {
            Rewritten::Reference(target) => found.push(target.clone()),
            Rewritten::Mapping(target) => found.push(format!("{target} (mapping)")),
            Rewritten::Operation(_) => {}
        });
        found.sort();
        assert_eq!(found, ["a", "b", "c", "d", "f", "g", "h (mapping)", "i"]);
    }
}
