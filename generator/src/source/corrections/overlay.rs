//! Overlays (OpenAPI Overlay Specification 1.0).

use std::sync::Arc;

use serde_json::Value;
use serde_json_path::{JsonPath, PathElement};

use crate::report::{Code, Report, quoted};
use crate::source::text::{Source, parse};
use crate::source::tree::{Origins, Place, node_mut, remove};
use crate::source::validation::report_wrong_type;

/// Applies the overlays of a description in order. Errors are reported in the file of the overlay.
pub(crate) fn apply(
    source: &Source,
    value: &mut Value,
    origins: &mut Origins,
    report: &mut Report,
) {
    for overlay in &source.overlays {
        let file = Arc::from(overlay.name.as_str());
        let mut found = Report::new();
        let actions = actions(overlay, &mut found).unwrap_or_default();
        for (index, action) in actions.iter().enumerate() {
            let mut action = Action {
                file: &file,
                place: Place::root().key("actions").index(index),
                value: action,
                origins,
            };
            if let Err((place, message)) = action.apply(value, &mut found) {
                found.add(Code::InvalidOverlay, &place, message);
            }
        }
        report.append(found.in_file(&file));
    }
}

/// Reads the actions of an overlay.
fn actions(overlay: &Source, report: &mut Report) -> Option<Vec<Value>> {
    let mut root = parse(overlay, report)?;
    let place = Place::root();
    let (place, message) = match (&root, root.get("overlay").map(Value::as_str)) {
        (Value::Object(_), Some(Some(version))) if version.starts_with("1.") => {
            match root.get_mut("actions").map(Value::take) {
                Some(Value::Array(actions)) => return Some(actions),
                Some(other) => {
                    report_wrong_type(&place.key("actions"), &other, "a list", report);
                    return None;
                }
                None => (place, "missing field `actions`"),
            }
        }
        (Value::Object(_), Some(_)) => (
            place.key("overlay"),
            "unsupported overlay version, expected 1.0",
        ),
        (Value::Object(_), None) => (place, "not an overlay: missing field `overlay`"),
        _ => (place, "not an overlay: expected an object"),
    };
    report.add(Code::InvalidOverlay, &place, message);
    None
}

/// An action of an overlay.
struct Action<'a> {
    file: &'a Arc<str>,
    place: Place,
    value: &'a Value,
    origins: &'a mut Origins,
}

impl Action<'_> {
    /// Applies the action; an error has its place and message.
    fn apply(&mut self, value: &mut Value, report: &mut Report) -> Result<(), (Place, String)> {
        let error = |message: &str| (self.place.clone(), message.to_owned());
        let place = self.place.key("target");
        let target = self.value.get("target").and_then(Value::as_str);
        let target = target.ok_or_else(|| error("missing field `target`"))?;
        let path = JsonPath::parse(target)
            .map_err(|error| (place.clone(), format!("invalid JSONPath: {error}")))?;
        let mut targets: Vec<Place> = path
            .query_located(value)
            .locations()
            .map(|path| path.iter().fold(Place::root(), step))
            .collect();
        if targets.is_empty() {
            let message = format!("{} matches nothing", quoted(target));
            report.add(Code::NothingSelected, &place, message);
        }
        if self.value.get("remove") == Some(&Value::Bool(true)) {
            // Later entries of a list first, so that the indices of earlier ones stay valid.
            targets.reverse();
            for target in targets {
                remove(value, &target);
            }
            return Ok(());
        }
        let update = self.value.get("update");
        let update = update.ok_or_else(|| error("missing field `update` or `remove: true`"))?;
        let origin = self.place.key("update");
        for target in targets {
            if let Some(node) = node_mut(value, &target) {
                self.update(node, &target, update, &origin);
            }
        }
        Ok(())
    }

    /// Merges a value into a node: objects recursively, lists by appending.
    fn update(&mut self, node: &mut Value, place: &Place, update: &Value, origin: &Place) {
        match (node, update) {
            (Value::Object(node), Value::Object(update)) => {
                for (key, value) in update {
                    let (place, origin) = (place.key(key), origin.key(key));
                    match node.get_mut(key) {
                        Some(known) => self.update(known, &place, value, &origin),
                        None => {
                            self.origins.insert(place, self.file, origin);
                            node.insert(key.clone(), value.clone());
                        }
                    }
                }
            }
            (Value::Array(node), Value::Array(update)) => {
                for (index, value) in update.iter().enumerate() {
                    let (place, origin) = (place.index(node.len()), origin.index(index));
                    self.origins.insert(place, self.file, origin);
                    node.push(value.clone());
                }
            }
            (Value::Array(node), update) => {
                let place = place.index(node.len());
                self.origins.insert(place, self.file, origin.clone());
                node.push(update.clone());
            }
            (node, update) => {
                self.origins
                    .insert(place.clone(), self.file, origin.clone());
                *node = update.clone();
            }
        }
    }
}

fn step(place: Place, element: &PathElement<'_>) -> Place {
    match element {
        PathElement::Name(name) => place.key(name),
        PathElement::Index(index) => place.index(*index),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::report::Style;

    fn applied(actions: &str, value: &Value) -> (Value, String) {
        let text = format!("overlay: 1.0.0\ninfo: {{title: t, version: '1'}}\nactions:\n{actions}");
        let source = Source::new("a.yaml", "").with_overlay(Source::new("o.yaml", text));
        let (mut value, mut report) = (value.clone(), Report::new());
        apply(&source, &mut value, &mut Origins::default(), &mut report);
        (value, report.render(&source, Style::Plain))
    }

    #[test]
    fn nodes_are_merged_and_removed() {
        let value = json!({"a": {"b": 1, "c": [1, 2, 3]}, "d": [{"e": 1}, {"e": 2}, {"e": 1}]});
        for (actions, expected) in [
            (
                "- {target: $.a, update: {b: 2, f: {g: 3}, c: [4]}}",
                json!({"a": {"b": 2, "c": [1, 2, 3, 4], "f": {"g": 3}}, "d": value["d"]}),
            ),
            (
                "- {target: '$.d[?@.e == 1]', remove: true}",
                json!({"a": value["a"], "d": [{"e": 2}]}),
            ),
            (
                "- {target: $.d, update: {e: 3}}\n- {target: '$.d[*]', update: {h: 1}}\n- {target: $.a, remove: true}",
                json!({"d": [{"e": 1, "h": 1}, {"e": 2, "h": 1}, {"e": 1, "h": 1}, {"e": 3, "h": 1}]}),
            ),
        ] {
            assert_eq!(
                applied(actions, &value),
                (expected, String::new()),
                "{actions}"
            );
        }
    }

    #[test]
    fn errors_are_reported_in_the_overlay() {
        for (actions, expected) in [
            (
                "- {target: $.x, update: {}}",
                "`$.x` matches nothing\n --> o.yaml:4:12\n",
            ),
            ("- {target: $$, remove: true}", "--> o.yaml:4:12\n"),
            (
                "- {update: {}}",
                "missing field `target`\n --> o.yaml:4:3\n",
            ),
            (
                "- {target: $.a}",
                "missing field `update` or `remove: true`\n",
            ),
        ] {
            let (_, shown) = applied(actions, &json!({"a": 1}));
            assert!(shown.contains(expected), "{actions}\n{shown}");
        }
    }
}
