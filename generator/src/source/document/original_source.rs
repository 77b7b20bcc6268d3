//! The original description, before its translation to OpenAPI 3.0.

use serde_json::Value;

use crate::source::tree::{Place, node};

/// The parts of a description that the translation changed. Most of a description of OpenAPI 3.0 stays the same, and a
/// full copy would double the memory.
#[derive(Clone, Debug)]
pub(crate) struct OriginalSource(Value);

impl OriginalSource {
    /// Keeps the changed parts of a copy from before the translation.
    pub(crate) fn new(mut copy: Value, translated: &Value) -> Self {
        remove_unchanged(&mut copy, translated, &mut Vec::new());
        Self(copy)
    }

    /// Returns the original value at a place; `None` for `paths`, `components` and its sections.
    pub(super) fn at<'v>(&'v self, place: &Place, translated: &'v Value) -> Option<&'v Value> {
        let steps = place.steps();
        let entry = steps.get(..depth_of_entry(&steps))?;
        let mut entry = entry.iter();
        let changed = entry.try_fold(&self.0, |value, step| value.get(step));
        node(changed.map_or(translated, |_| &self.0), place)
    }
}

/// The number of steps to the parts that are kept or removed as a whole: components, paths, and other fields.
fn depth_of_entry(steps: &[&str]) -> usize {
    match steps.first() {
        Some(&"components") => 3,
        Some(&"paths" | &"webhooks") => 2,
        _ => 1,
    }
}

fn remove_unchanged(original: &mut Value, translated: &Value, steps: &mut Vec<String>) {
    let (Value::Object(original), Value::Object(translated)) = (original, translated) else {
        return;
    };
    original.retain(|key, value| {
        let Some(other) = translated.get(key) else {
            return true;
        };
        steps.push(key.clone());
        let here: Vec<&str> = steps.iter().map(String::as_str).collect();
        let is_entry = here.len() >= depth_of_entry(&here);
        if !is_entry {
            remove_unchanged(value, other, steps);
        }
        steps.pop();
        !is_entry || value != other
    });
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn unchanged_nodes_are_not_stored_but_found() {
        let original = json!({
            "openapi": "3.1.0",
            "info": {"title": "Shop"},
            "components": {"schemas": {
                "Pet": {"type": ["string", "null"]},
                "Cat": {"type": "string"},
            }},
        });
        let mut translated = original.clone();
        translated["openapi"] = json!("3.0.3");
        translated["components"]["schemas"]["Pet"] = json!({"type": "string", "nullable": true});
        let kept = OriginalSource::new(original.clone(), &translated);
        assert_eq!(
            kept.0,
            json!({
                "openapi": "3.1.0",
                "components": {"schemas": {"Pet": {"type": ["string", "null"]}}},
            })
        );
        for pointer in [
            "/openapi",
            "/info/title",
            "/components/schemas/Pet",
            "/components/schemas/Pet/type",
            "/components/schemas/Pet/nullable",
            "/components/schemas/Cat/type",
            "/components/schemas/Dog",
        ] {
            let place = Place::of_reference(&format!("#{pointer}")).expect("a place");
            assert_eq!(
                kept.at(&place, &translated),
                original.pointer(pointer),
                "{pointer}"
            );
        }
    }
}
