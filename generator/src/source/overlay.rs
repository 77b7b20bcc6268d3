//! Changes to a description that another file holds (OpenAPI Overlay Specification 1.0).

use std::sync::Arc;

use serde_json::{Map, Value};
use serde_json_path::{JsonPath, PathElement};

use super::Place;
use super::nodes::{node_mut, report_kind};
use super::origins::Origins;
use super::parse;
use super::text::Source;
use crate::report::{Code, Report, quoted};

/// Applies the overlays of a description, in their order. What is wrong with one goes into the
/// report, about the file of the overlay.
pub(super) fn apply(
    source: &Source,
    value: &mut Value,
    origins: &mut Origins,
    report: &mut Report,
) {
    for overlay in &source.overlays {
        let file = Arc::from(overlay.name.as_str());
        let mut found = Report::new();
        if let Some(actions) = read(overlay, &mut found) {
            for (index, action) in actions.iter().enumerate() {
                let place = Place::root().key("actions").index(index);
                let mut change = Change {
                    file: &file,
                    place,
                    origins,
                    report: &mut found,
                };
                change.carry_out(action, value);
            }
        }
        report.append(found.in_file(&file));
    }
}

/// The actions of an overlay.
fn read(overlay: &Source, report: &mut Report) -> Option<Vec<Value>> {
    let Value::Object(mut root) = parse::parse(overlay, report)? else {
        report.add(
            Code::InvalidOverlay,
            &Place::root(),
            "this is no overlay: expected an object",
        );
        return None;
    };
    let version = root.get("overlay").and_then(Value::as_str);
    match version {
        Some(version) if version.starts_with("1.") => {}
        Some(_) => {
            let place = Place::root().key("overlay");
            report.add(Code::InvalidOverlay, &place, "overlays are of version 1");
            return None;
        }
        None => {
            let message = "this is no overlay: the field `overlay` is missing";
            report.add(Code::InvalidOverlay, &Place::root(), message);
            return None;
        }
    }
    let place = Place::root().key("actions");
    match root.remove("actions") {
        Some(Value::Array(actions)) => Some(actions),
        Some(other) => {
            report_kind(&place, &other, "a list", report);
            None
        }
        None => {
            report.add(
                Code::InvalidOverlay,
                &Place::root(),
                "missing field `actions`",
            );
            None
        }
    }
}

/// An action that is carried out.
struct Change<'a> {
    file: &'a Arc<str>,
    /// Where the action stands in the overlay.
    place: Place,
    origins: &'a mut Origins,
    report: &'a mut Report,
}

impl Change<'_> {
    fn carry_out(&mut self, action: &Value, value: &mut Value) {
        let Some(target) = action.get("target").and_then(Value::as_str) else {
            self.report
                .add(Code::InvalidOverlay, &self.place, "missing field `target`");
            return;
        };
        let place = self.place.key("target");
        let path = match JsonPath::parse(target) {
            Ok(path) => path,
            Err(error) => {
                let message = format!("this is no JSONPath: {error}");
                self.report.add(Code::InvalidOverlay, &place, message);
                return;
            }
        };
        let mut targets: Vec<Place> = path
            .query_located(value)
            .locations()
            .map(|path| path.iter().fold(Place::root(), step))
            .collect();
        if targets.is_empty() {
            let message = format!("{} selects nothing", quoted(target));
            self.report.add(Code::NothingSelected, &place, message);
        }
        if action.get("remove").and_then(Value::as_bool) == Some(true) {
            // Later entries of a list go first, so that those before them stay where they are.
            targets.reverse();
            for target in targets {
                remove(value, &target);
            }
        } else if let Some(update) = action.get("update") {
            let from = self.place.key("update");
            for target in targets {
                if let Some(node) = node_mut(value, &target) {
                    self.update(node, &target, update, &from);
                }
            }
        } else {
            let message = "an action has `update`, or `remove: true`";
            self.report.add(Code::InvalidOverlay, &self.place, message);
        }
    }

    /// Merges a value into a node: objects by their fields, lists behind each other.
    fn update(&mut self, node: &mut Value, at: &Place, update: &Value, from: &Place) {
        match (node, update) {
            (Value::Object(node), Value::Object(update)) => {
                for (key, value) in update {
                    self.update_field(node, at, (key, value), from);
                }
            }
            (Value::Array(node), Value::Array(update)) => {
                for (index, value) in update.iter().enumerate() {
                    self.note(&at.index(node.len()), &from.index(index));
                    node.push(value.clone());
                }
            }
            // An entry of a list is appended to it.
            (Value::Array(node), update) => {
                self.note(&at.index(node.len()), from);
                node.push(update.clone());
            }
            (node, update) => {
                self.note(at, from);
                *node = update.clone();
            }
        }
    }

    fn update_field(
        &mut self,
        node: &mut Map<String, Value>,
        at: &Place,
        (key, value): (&String, &Value),
        from: &Place,
    ) {
        let (at, from) = (at.key(key), from.key(key));
        match node.get_mut(key) {
            Some(known) => self.update(known, &at, value, &from),
            None => {
                self.note(&at, &from);
                node.insert(key.clone(), value.clone());
            }
        }
    }

    fn note(&mut self, at: &Place, from: &Place) {
        self.origins.note(at.clone(), self.file, from.clone());
    }
}

fn step(place: Place, element: &PathElement<'_>) -> Place {
    match element {
        PathElement::Name(name) => place.key(name),
        PathElement::Index(index) => place.index(*index),
    }
}

fn remove(value: &mut Value, target: &Place) {
    let (Some(parent), Some(name)) = (target.parent(), target.name()) else {
        return;
    };
    match node_mut(value, parent) {
        Some(Value::Object(object)) => {
            object.shift_remove(name);
        }
        Some(Value::Array(items)) => {
            if let Ok(index) = name.parse::<usize>()
                && index < items.len()
            {
                items.remove(index);
            }
        }
        _ => {}
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
    fn what_is_wrong_with_an_overlay_is_shown_in_it() {
        for (actions, expected) in [
            (
                "- {target: $.x, update: {}}",
                "`$.x` selects nothing\n --> o.yaml:4:12\n",
            ),
            ("- {target: $$, remove: true}", "--> o.yaml:4:12\n"),
            (
                "- {update: {}}",
                "missing field `target`\n --> o.yaml:4:3\n",
            ),
            (
                "- {target: $.a}",
                "an action has `update`, or `remove: true`\n",
            ),
        ] {
            let (_, shown) = applied(actions, &json!({"a": 1}));
            assert!(shown.contains(expected), "{actions}\n{shown}");
        }
    }
}
