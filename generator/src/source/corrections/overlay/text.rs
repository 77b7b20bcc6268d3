//! The text of a description after its overlays: as written where they change nothing.
//!
//! An entry of an object that has lines of its own is replaced, removed or added. What has none, such as an item of a
//! list, is a part of the nearest entry around it that has.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

use serde_json::{Map, Value};

use crate::report::Report;
use crate::source::block_of_yaml;
use crate::source::text::{Location, Source, locate, parse};
use crate::source::tree::{Part, Place, node};

/// Returns the text with the value `after` in place of `before`.
pub(crate) fn text(source: &Source, before: &Value, after: &Value) -> String {
    if before == after {
        return source.text.clone();
    }
    if source.is_json() {
        return format!("{after:#}\n");
    }
    // Aliases, merge keys and duplicate keys have effects elsewhere.
    let is_right = |text: &String| {
        let edited = Source::new("edited", text.as_str());
        parse(&edited, &mut Report::new()).as_ref() == Some(after)
    };
    let edited = edit(source, before, after).filter(is_right);
    edited.unwrap_or_else(|| block_of_yaml(after, 0))
}

fn edit(source: &Source, before: &Value, after: &Value) -> Option<String> {
    let mut changes = Vec::new();
    collect(before, after, &Place::root(), &mut changes);
    let lines = Lines::of(source, before, &changes);
    let changes = changes.into_iter().map(|change| lines.feasible(change));
    let changes: Option<Vec<_>> = changes.collect();
    lines.apply(&changes?, after)
}

/// A change of the entry at a place.
#[derive(Clone)]
struct Change {
    place: Place,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Replace,
    Remove,
    Add,
}

fn collect(before: &Value, after: &Value, place: &Place, changes: &mut Vec<Change>) {
    let mut add = |place, kind| changes.push(Change { place, kind });
    match (before, after) {
        _ if before == after => {}
        (Value::Object(old), Value::Object(new)) => {
            for name in old.keys().filter(|name| !new.contains_key(*name)) {
                add(place.key(name), Kind::Remove);
            }
            for name in new.keys().filter(|name| !old.contains_key(*name)) {
                add(place.key(name), Kind::Add);
            }
            for (name, old) in old {
                if let Some(new) = new.get(name) {
                    collect(old, new, &place.key(name), changes);
                }
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                collect(old, new, &place.index(index), changes);
            }
        }
        _ => add(place.clone(), Kind::Replace),
    }
}

/// The lines of a description, and the places of its keys that matter.
struct Lines<'a> {
    lines: Vec<&'a str>,
    text: &'a str,
    keys: HashMap<Place, Location>,
    before: &'a Value,
}

/// The lines of an entry.
struct Entry {
    lines: Range<usize>,
    indent: usize,
}

impl<'a> Lines<'a> {
    fn of(source: &'a Source, before: &'a Value, changes: &[Change]) -> Self {
        let mut wanted = Vec::new();
        for Change { place, .. } in changes {
            let parents = std::iter::successors(Some(place), |place| place.parent());
            wanted.extend(parents.map(|place| (place.clone(), Part::Key)));
            wanted.extend(last_entry(before, place).map(|place| (place, Part::Key)));
        }
        let locations = locate(source, &wanted);
        let known = wanted.into_iter().zip(locations);
        Self {
            lines: source.text.split_inclusive('\n').collect(),
            text: &source.text,
            keys: known
                .filter_map(|((place, _), at)| Some((place, at?)))
                .collect(),
            before,
        }
    }

    /// The change, or one of the nearest entry around it that has lines of its own. `None` without such an entry.
    fn feasible(&self, change: Change) -> Option<Change> {
        if self.target(&change).is_some() {
            return Some(change);
        }
        let mut place = change.place.parent()?;
        while self.entry(place).is_none() {
            place = place.parent()?;
        }
        Some(Change {
            place: place.clone(),
            kind: Kind::Replace,
        })
    }

    /// The lines to replace, and the indentation of what replaces them.
    fn target(&self, change: &Change) -> Option<Entry> {
        if change.kind != Kind::Add {
            return self.entry(&change.place);
        }
        let Entry { lines, indent } = self.entry(&last_entry(self.before, &change.place)?)?;
        let lines = lines.end..lines.end;
        Some(Entry { lines, indent })
    }

    /// `None` for an entry without a key, or with other text before it on its line.
    fn entry(&self, place: &Place) -> Option<Entry> {
        let (location, name) = (self.keys.get(place)?, place.name()?);
        let key = self.text.get(location.range.clone())?;
        let first = location.line - 1;
        let indent = indent(self.lines.get(first)?);
        if key.trim_matches(['"', '\'']) != name || location.column != indent + 1 {
            return None;
        }
        let rest = self.lines.iter().skip(first + 1);
        let inside = rest.take_while(|line| is_within(line, indent)).count();
        let mut end = first + 1 + inside;
        while end > first + 1 && is_beside(self.lines[end - 1], indent) {
            end -= 1;
        }
        let lines = first..end;
        Some(Entry { lines, indent })
    }

    /// `None` if a place has no lines.
    fn apply(&self, changes: &[Change], after: &Value) -> Option<String> {
        let replaced = changes.iter().filter(|change| change.kind == Kind::Replace);
        let replaced: HashSet<_> = replaced.map(|change| &change.place).collect();
        let mut seen = HashSet::new();
        let mut edits = Vec::new();
        for change in changes {
            let parents = std::iter::successors(change.place.parent(), |place| place.parent());
            if !seen.insert(&change.place) || { parents }.any(|place| replaced.contains(place)) {
                continue;
            }
            let Entry { lines, indent } = self.target(change)?;
            let mut text = String::new();
            if change.kind != Kind::Remove {
                let value = node(after, &change.place)?.clone();
                let entry = Map::from_iter([(change.place.name()?.to_owned(), value)]);
                text = block_of_yaml(&Value::Object(entry), indent);
            }
            edits.push((lines, indent, text));
        }
        // At the end of several objects, the inner ones first.
        edits.sort_by_key(|(lines, indent, _)| (lines.start, lines.end, Reverse(*indent)));
        Some(self.with(&edits))
    }

    fn with(&self, edits: &[(Range<usize>, usize, String)]) -> String {
        let mut text = String::new();
        let mut next = 0;
        for (lines, _, new) in edits {
            text.extend(
                self.lines
                    .get(next..lines.start)
                    .unwrap_or_default()
                    .iter()
                    .copied(),
            );
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
            text.push_str(new);
            next = next.max(lines.end);
        }
        text.extend(self.lines.get(next..).unwrap_or_default().iter().copied());
        text
    }
}

/// The last entry of the object that contains a place.
fn last_entry(before: &Value, place: &Place) -> Option<Place> {
    let parent = place.parent()?;
    let last = node(before, parent)?.as_object()?.keys().next_back()?;
    Some(parent.key(last))
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

/// `true` if a line after a key with this indentation belongs to its value. A list may have the indentation of its key.
fn is_within(line: &str, indentation: usize) -> bool {
    let content = line.trim();
    let is_item = content == "-" || content.starts_with("- ");
    content.is_empty()
        || content.starts_with('#')
        || indent(line) > indentation
        || indent(line) == indentation && is_item
}

/// `true` for a blank line, and for a comment that is not inside of an entry with this indentation.
fn is_beside(line: &str, indentation: usize) -> bool {
    let content = line.trim();
    content.is_empty() || content.starts_with('#') && indent(line) <= indentation
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{overlaid_text, overlaid_value, value_of};

    #[track_caller]
    fn check(text: &str, actions: &str, expected: &str) {
        let overlay =
            format!("overlay: 1.1.0\ninfo: {{title: A, version: '1'}}\nactions:\n{actions}");
        let source = Source::new("a.yaml", text).with_overlay(Source::new("b.yaml", overlay));
        let mut report = Report::new();
        let printed = overlaid_text(&source, &mut report).expect("a text");
        assert!(!report.has_errors());
        assert_eq!(printed, expected);
        let printed = Source::new("a.yaml", printed);
        assert_eq!(value_of(&printed), overlaid_value(&source));
    }

    const PETS: &str = "\
# The shop.
info:
  title:   Shop   # Its name.
  version: '1'

paths:
  '/pets':
    # Lists animals.
    get: {operationId: list, tags: [a]}
    post:
      parameters:
      - name: a
        in: query
      # None yet.
      responses: {}

# The end.
";

    #[test]
    fn entries_are_replaced_added_and_removed() {
        check(
            PETS,
            "- {target: $.info, update: {version: '2', contact: {name: N}}}\n\
             - {target: \"$.paths['/pets'].post.parameters[0]\", update: {in: header}}\n",
            &PETS
                .replace("version: '1'", "version: '2'\n  contact:\n    name: N")
                .replace("in: query", "in: header"),
        );
        check(
            PETS,
            "- {target: \"$.paths['/pets'].post\", remove: true}\n\
             - {target: $, update: {tags: [{name: a}]}}\n",
            &PETS.replace(
                "    post:\n      parameters:\n      - name: a\n        in: query\n      # None yet.\n      responses: {}\n",
                "tags:\n- name: a\n",
            ),
        );
    }

    #[test]
    fn what_has_no_lines_of_its_own_is_written_with_what_is_around_it() {
        check(
            PETS,
            "- {target: \"$.paths['/pets'].get\", update: {operationId: other}}\n",
            &PETS.replace(
                "get: {operationId: list, tags: [a]}",
                "get:\n      operationId: other\n      tags:\n      - a",
            ),
        );
        check(
            PETS,
            "- {target: \"$.paths['/pets'].post.parameters[0]\", update: {name: b}}\n",
            &PETS.replace("      - name: a\n", "      - name: b\n"),
        );
        check(
            PETS,
            "- {target: \"$.paths['/pets'].post.responses\", update: {'200': {description: D}}}\n",
            &PETS.replace(
                "responses: {}",
                "responses:\n        '200':\n          description: D",
            ),
        );
    }

    #[test]
    fn what_is_not_in_lines_is_written_anew() {
        check(
            "--- {a: {b: 1}, c: 2}\n",
            "- {target: $.a, update: {b: 3}}\n",
            "a:\n  b: 3\nc: 2\n",
        );
        check(
            "a: &x\n  b: 1\nc: *x\n",
            "- {target: $.c, update: {b: 3}}\n",
            "a: &x\n  b: 1\nc:\n  b: 3\n",
        );
        check(
            "a: &x\n  b: 1\nc: *x\n",
            "- {target: $.a, update: {b: 3}}\n",
            "a:\n  b: 3\nc:\n  b: 1\n",
        );
        check(
            "{\"a\": {\"b\": 1}}",
            "- {target: $.a, update: {b: 2}}\n",
            "{\n  \"a\": {\n    \"b\": 2\n  }\n}\n",
        );
    }

    #[test]
    fn an_unchanged_text_is_as_written() {
        check(PETS, "- {target: $.info, update: {title: Shop}}\n", PETS);
    }
}
