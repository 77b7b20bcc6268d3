//! A description as its author wrote it, beside the one that it was translated into.

use serde_json::Value;

use super::Place;
use super::nodes::node;

/// What the author wrote where it differs from the translated description: a copy of all of it
/// would take as much memory again, and most of OpenAPI 3.0 stays as it is.
#[derive(Clone, Debug)]
pub(super) struct Written(Value);

impl Written {
    /// Keeps what differs of a copy that was made before the translation.
    pub(super) fn new(mut copy: Value, translated: &Value) -> Self {
        forget_equals(&mut copy, translated, &mut Vec::new());
        Self(copy)
    }

    /// The value that was written at a place of the description. What holds the entries of
    /// `paths` or a section of `components` is no such value.
    pub(super) fn at<'v>(&'v self, place: &Place, translated: &'v Value) -> Option<&'v Value> {
        let steps = place.steps();
        let depth = depth_of_entry(&steps);
        let entry = steps.get(..depth)?;
        let is_kept = entry
            .iter()
            .try_fold(&self.0, |value, step| value.get(step));
        node(is_kept.map_or(translated, |_| &self.0), place)
    }
}

/// How many steps lead to what is kept or forgotten as a whole: a component, a path, or what is
/// said beside them.
fn depth_of_entry(steps: &[&str]) -> usize {
    match steps.first() {
        Some(&"components") => 3,
        Some(&"paths" | &"webhooks") => 2,
        _ => 1,
    }
}

fn forget_equals(written: &mut Value, translated: &Value, steps: &mut Vec<String>) {
    let (Value::Object(written), Value::Object(translated)) = (written, translated) else {
        return;
    };
    written.retain(|key, value| {
        let Some(other) = translated.get(key) else {
            return true;
        };
        steps.push(key.clone());
        let here: Vec<&str> = steps.iter().map(String::as_str).collect();
        let is_entry = here.len() >= depth_of_entry(&here);
        if !is_entry {
            forget_equals(value, other, steps);
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
    fn what_stayed_is_forgotten_and_found_all_the_same() {
        let written = json!({
            "openapi": "3.1.0",
            "info": {"title": "Shop"},
            "components": {"schemas": {
                "Pet": {"type": ["string", "null"]},
                "Cat": {"type": "string"},
            }},
        });
        let mut translated = written.clone();
        translated["openapi"] = json!("3.0.3");
        translated["components"]["schemas"]["Pet"] = json!({"type": "string", "nullable": true});
        let kept = Written::new(written.clone(), &translated);
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
                written.pointer(pointer),
                "{pointer}"
            );
        }
    }
}
