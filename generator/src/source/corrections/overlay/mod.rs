//! Overlays (OpenAPI Overlay Specification 1.0 and 1.1).

mod structure;
mod text;

use std::sync::Arc;

use serde_json::Value;
use serde_json_path::{JsonPath, PathElement};

use crate::report::{Code, Report, quoted};
use crate::source::text::{Source, parse};
use crate::source::tree::{Origins, Place, node, node_mut, remove};

pub(crate) use text::text;

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
        let root = parse(overlay, &mut found);
        let actions = root.and_then(|root| structure::actions(root, &mut found));
        let actions = actions.unwrap_or_default();
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
        let place = self.place.key("target");
        let mut targets = self.selected("target", value, report)?;
        if targets.is_empty() {
            let target = self.text("target");
            let message = format!("{} matches nothing", quoted(target));
            report.add(Code::NothingSelected, &place, message);
            return Ok(());
        }
        if self.value.get("remove") == Some(&Value::Bool(true)) {
            // Later entries of a list first, so that the indices of earlier ones stay valid.
            targets.reverse();
            for target in targets {
                remove(value, &target);
            }
            return Ok(());
        }
        let Some((key, update)) = self.change(value, report)? else {
            let message =
                "this action changes nothing: it has neither `update`, `remove: true` nor `copy`";
            report.add(Code::NothingSelected, &self.place, message);
            return Ok(());
        };
        let origin = self.place.key(key);
        for target in targets {
            if let Some(node) = node_mut(value, &target) {
                self.update(node, &target, &update, &origin);
            }
        }
        Ok(())
    }

    /// The value to merge into the targets, and the field that has it.
    fn change(
        &self,
        value: &Value,
        report: &mut Report,
    ) -> Result<Option<(&'static str, Value)>, (Place, String)> {
        if let Some(update) = self.value.get("update") {
            return Ok(Some(("update", update.clone())));
        }
        if self.value.get("copy").is_none() {
            return Ok(None);
        }
        match self.selected("copy", value, report)?.as_slice() {
            [only] => Ok(node(value, only).map(|copied| ("copy", copied.clone()))),
            nodes => {
                let count = match nodes.len() {
                    0 => "nothing".to_owned(),
                    count => format!("{count} nodes"),
                };
                let message = format!("`copy` needs one node, and selects {count}");
                Err((self.place.key("copy"), message))
            }
        }
    }

    /// The places that the JSONPath in a field selects.
    fn selected(
        &self,
        key: &str,
        value: &Value,
        report: &mut Report,
    ) -> Result<Vec<Place>, (Place, String)> {
        let (text, place) = (self.text(key), self.place.key(key));
        let path = JsonPath::parse(text).or_else(|error| {
            let quoted_names = with_quoted_names(text);
            let path = JsonPath::parse(&quoted_names)
                .map_err(|_| (place.clone(), format!("invalid JSONPath: {error}")))?;
            let message = format!("{} is read as {}", quoted(text), quoted(&quoted_names));
            report.add(Code::UnquotedName, &place, message);
            Ok(path)
        })?;
        let selected = path.query_located(value);
        let places = selected.locations();
        Ok(places
            .map(|path| path.iter().fold(Place::root(), step))
            .collect())
    }

    /// The text of a field, whose type was checked.
    fn text(&self, key: &str) -> &str {
        let text = self.value.get(key).and_then(Value::as_str);
        text.unwrap_or_default()
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

/// Quotes the names with a `-` after a `.`, which the examples of the specification have without quotes.
fn with_quoted_names(path: &str) -> String {
    let mut quoted = String::new();
    let mut quote = None;
    let mut rest = path;
    while let Some(next) = rest.chars().next() {
        let continues = |one: char| one.is_alphanumeric() || matches!(one, '_' | '-');
        let name = rest.strip_prefix('.').unwrap_or_default();
        let end = name.find(|one| !continues(one)).unwrap_or(name.len());
        let (name, after) = name.split_at(end);
        match (quote, next) {
            (None, '.') if name.contains('-') => {
                // The first dot of a descendant segment, `..name`, stays, and has another one.
                let dot = if quoted.ends_with('.') { "." } else { "" };
                quoted.push_str(&format!("{dot}['{name}']"));
                rest = after;
                continue;
            }
            (None, '\'' | '"') => quote = Some(next),
            (Some(open), _) if open == next => quote = None,
            _ => {}
        }
        quoted.push(next);
        rest = rest.get(next.len_utf8()..).unwrap_or_default();
    }
    quoted
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
        let text = format!("overlay: 1.1.0\ninfo: {{title: t, version: '1'}}\nactions:\n{actions}");
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
                "- {target: '$.d[1]', copy: $.a}\n- {target: $.a, copy: $.d, update: {b: 2}, remove: true}",
                json!({"d": [{"e": 1}, {"e": 2, "b": 1, "c": [1, 2, 3]}, {"e": 1}]}),
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
                "warning[W0904]: this action changes nothing",
            ),
            (
                "- {target: $.a, copy: '$.*'}\n- {target: $.a, copy: $.b}",
                "`copy` needs one node, and selects nothing\n --> o.yaml:5:23\n",
            ),
            (
                "- {target: $.a, remove: maybe}",
                "expected a boolean, found",
            ),
            (
                "- {target: $.a, updat: 1}",
                "unknown field `updat`\n --> o.yaml:4:17\n",
            ),
            ("- 1", "expected an object, found"),
            ("  []", "at least one action"),
            (
                "- {target: $.a, update: 1}\n- {target: $.a, update: 1}",
                "the same action is repeated\n --> o.yaml:5:3\n",
            ),
        ] {
            let (_, shown) = applied(actions, &json!({"a": 1}));
            assert!(shown.contains(expected), "{actions}\n{shown}");
        }
    }
}
