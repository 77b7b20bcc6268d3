//! Finds lines and columns of places, by one scan over the text.

mod json;
mod yaml;

use std::collections::HashMap;
use std::ops::Range;

use super::positions::{Location, Positions};
use super::source::Source;
use super::value_visitor::is_merged;
use crate::source::tree::{Part, Place};

/// Locates places in the text with a single scan.
///
/// For a place that is not in the text, because it does not exist or results from a YAML alias or merge key, the
/// location is that of the nearest parent. `None` if the text is invalid before any parent.
pub fn locate(source: &Source, wanted: &[(Place, Part)]) -> Vec<Option<Location>> {
    if wanted.is_empty() {
        return Vec::new();
    }
    let positions = Positions::new(&source.text);
    let (mut tree, nodes) = Tree::of(wanted);
    if !(source.is_json() && json::scan(&mut tree, &positions)) {
        (tree, _) = Tree::of(wanted);
        if !yaml::scan(&mut tree, &source.text) {
            (tree, _) = Tree::of(wanted);
            yaml::scan_with_joined_brackets(&mut tree, &source.text);
        }
    }

    nodes
        .into_iter()
        .zip(wanted)
        .map(|(node, (_, part))| tree.find(node, *part, &positions))
        .map(|range| range.map(|range| positions.location(range)))
        .collect()
}

/// The wanted places and their parents.
#[derive(Default)]
struct Tree {
    nodes: Vec<Node>,
}

/// A place. Ranges are in characters.
#[derive(Default)]
struct Node {
    parent: Option<usize>,
    children: HashMap<Box<str>, usize>,
    first_key: Option<Range<usize>>,
    key: Option<Range<usize>>,
    value: Option<Range<usize>>,
    /// `true` if the objects of a duplicate key are merged; otherwise, the last value counts.
    is_merged: bool,
}

impl Tree {
    /// A tree with the places, and their indices.
    fn of(wanted: &[(Place, Part)]) -> (Self, Vec<usize>) {
        let mut tree = Self::default();
        let nodes = wanted.iter().map(|(place, _)| tree.insert(place));
        let nodes = nodes.collect();
        (tree, nodes)
    }

    fn insert(&mut self, place: &Place) -> usize {
        if self.nodes.is_empty() {
            self.nodes.push(Node::default());
        }
        let mut path = Vec::new();
        place.steps().into_iter().fold(0, |node, step| {
            path.push(step);
            self.child_or_new(node, step, &path)
        })
    }

    fn child_or_new(&mut self, parent: usize, step: &str, path: &[&str]) -> usize {
        if let Some(child) = self.child(parent, step) {
            return child;
        }
        let child = self.nodes.len();
        self.nodes.push(Node {
            parent: Some(parent),
            is_merged: is_merged(path),
            ..Node::default()
        });
        if let Some(parent) = self.nodes.get_mut(parent) {
            parent.children.insert(step.into(), child);
        }
        child
    }

    fn child(&self, parent: usize, step: &str) -> Option<usize> {
        self.nodes.get(parent)?.children.get(step).copied()
    }

    /// Clears the locations in an earlier value of a duplicate key.
    fn clear_parts(&mut self, node: usize) {
        let mut pending = self.children(node);
        while let Some(child) = pending.pop() {
            pending.extend(self.children(child));
            if let Some(found) = self.nodes.get_mut(child) {
                (found.first_key, found.key, found.value) = (None, None, None);
            }
        }
    }

    /// Notes the characters of a key, and returns its node.
    fn set_key(&mut self, parent: Option<usize>, name: &str, range: Range<usize>) -> Option<usize> {
        let child = self.child(parent?, name)?;
        let node = self.nodes.get_mut(child)?;
        node.first_key.get_or_insert_with(|| range.clone());
        let is_repeated = node.key.replace(range).is_some();
        if is_repeated && !node.is_merged {
            self.clear_parts(child);
        }
        Some(child)
    }

    /// Notes the characters of a value.
    fn set_value(&mut self, node: Option<usize>, range: Range<usize>) {
        if let Some(node) = node.and_then(|node| self.nodes.get_mut(node)) {
            node.value = Some(range);
        }
    }

    fn has_children(&self, node: usize) -> bool {
        let node = self.nodes.get(node);
        node.is_some_and(|node| !node.children.is_empty())
    }

    fn children(&self, node: usize) -> Vec<usize> {
        let children = self.nodes.get(node).map(|node| node.children.values());
        children.into_iter().flatten().copied().collect()
    }

    /// The bytes of a node, or those of its nearest parent in the text.
    fn find(&self, node: usize, part: Part, positions: &Positions<'_>) -> Option<Range<usize>> {
        let at = self.nodes.get(node)?;
        let key = at.key.clone();
        let chosen = match part {
            Part::Value => at
                .value
                .clone()
                .filter(|value| key.is_none() || positions.fits_one_line(value))
                .or(key),
            Part::Key => key.or(at.value.clone()),
            Part::FirstKey => at.first_key.clone(),
        };
        match chosen {
            Some(range) => Some(positions.bytes(range)),
            None => self.find(at.parent?, Part::Value, positions),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The underlined text and its line and column, for a place and part of a text.
    #[track_caller]
    fn check(text: &str, pointer: &str, part: Part, expected: (&str, usize, usize)) {
        let source = Source::new("a", text);
        let place = Place::of_reference(pointer).expect("the test's pointer");
        let found = locate(&source, &[(place, part)])
            .remove(0)
            .expect("a location");
        let shown = source
            .text
            .get(found.range.clone())
            .expect("a range of characters");
        assert_eq!(
            (shown, found.line, found.column),
            expected,
            "{pointer} {part:?}"
        );
    }

    const YAML: &str = "a: é\r\nb:\r\n  - x\r\n  - {y: z, w: [1]}\r\n  - k: |\r\n      m\r\n      n\r\n\
        \x20   l:\r\nd: &q {a: 1}\r\ne: *q\r\nf:\r\n  <<: *q\r\n200: \"t\"\r\n? g\r\n: h\r\na: 2\r\n";

    #[test]
    fn places_of_yaml() {
        check(YAML, "#/a", Part::FirstKey, ("a", 1, 1));
        check(YAML, "#/a", Part::Key, ("a", 16, 1));
        check(YAML, "#/a", Part::Value, ("2", 16, 4));
        check(YAML, "#/b", Part::Value, ("b", 2, 1));
        check(YAML, "#/b/0", Part::Value, ("x", 3, 5));
        check(YAML, "#/b/0", Part::Key, ("x", 3, 5));
        check(YAML, "#/b/1/y", Part::Key, ("y", 4, 6));
        check(YAML, "#/b/1/w/0", Part::Value, ("1", 4, 16));
        check(YAML, "#/b/2", Part::Value, ("k: |", 5, 5));
        check(YAML, "#/b/2/k", Part::Value, ("k", 5, 5));
        check(YAML, "#/b/2/l", Part::Value, ("l", 8, 5));
        check(YAML, "#/200", Part::Value, ("\"t\"", 13, 6));
        check(YAML, "#/g", Part::Value, ("h", 15, 3));
    }

    #[test]
    fn parts_of_a_discarded_value_are_not_found() {
        let yaml = "a: {b: 1, c: 2}\na: {c: 3}\npaths:\n  /x: {d: 4}\n  /x: {e: 5}\n";
        check(yaml, "#/a/b", Part::Value, ("{c: 3}", 2, 4));
        check(yaml, "#/a/c", Part::FirstKey, ("c", 2, 5));
        check(yaml, "#/paths/~1x/d", Part::Value, ("4", 4, 11));
        check(yaml, "#/paths/~1x/e", Part::Value, ("5", 5, 11));
    }

    #[test]
    fn missing_nodes_are_located_at_their_nearest_ancestor() {
        check(YAML, "#/e/a", Part::Value, ("*q", 10, 4));
        check(YAML, "#/f/a", Part::Value, ("<<: *q", 12, 3));
        check(YAML, "#/b/7/x", Part::Key, ("b", 2, 1));
        check("{}", "#/a", Part::Key, ("{}", 1, 1));
    }

    #[test]
    fn places_of_json_with_tabs_and_surrogates() {
        let json =
            "{\n\t\"a\": \"\\ud83d\\uDE00\",\n\t\"b/c\": [\n\t\t1,\n\t\t{\"x\":\"\\/\"}\n\t]\n}";
        check(json, "#/a", Part::Value, ("\"\\ud83d\\uDE00\"", 2, 7));
        check(json, "#/b~1c", Part::Value, ("\"b/c\"", 3, 2));
        check(json, "#/b~1c/1", Part::Value, ("{\"x\":\"\\/\"}", 5, 3));
        check(json, "#/b~1c/1/x", Part::Value, ("\"\\/\"", 5, 8));
        check(json, "#", Part::Value, ("{", 1, 1));
    }

    #[test]
    fn every_place_is_the_same_in_json_and_in_yaml() {
        let json = r#"{ "a": [ ], "b\"c": {"d": [1, {"e": "é]"}, null], "d": {}}, "": -1.5e3,
            "f": {"x": [true, "\\"], "y": {"z": {}}} }"#;
        let pointers = [
            "#",
            "#/a",
            "#/b\"c/d",
            "#/b\"c/d/1/e",
            "#/",
            "#/f/x/1",
            "#/f/y/z",
            "#/g",
        ];
        for pointer in pointers {
            for part in [Part::FirstKey, Part::Key, Part::Value] {
                let place = Place::of_reference(pointer).expect("the test's pointer");
                let (mut tree, nodes) = Tree::of(&[(place, part)]);
                let (mut other, _) =
                    Tree::of(&[(Place::of_reference(pointer).expect("the same"), part)]);
                let positions = Positions::new(json);
                assert!(json::scan(&mut tree, &positions));
                assert!(yaml::scan(&mut other, json));
                let found = [&tree, &other].map(|tree| tree.find(nodes[0], part, &positions));
                assert_eq!(found[0], found[1], "{pointer} {part:?}");
            }
        }
        for invalid in [
            "",
            "{",
            "[1,",
            "{\"a\" 1}",
            "{\"a\": \"",
            "[1}",
            "{\"a\": {b: 'c }}'}, \"d\": 1}",
            "{\"d\": {\"e\": 1 # }, {\n}}",
            "{\"a\": \"\\é\"}",
        ] {
            let (mut tree, _) = Tree::of(&[(Place::root().key("a").key("b"), Part::Key)]);
            assert!(
                !json::scan(&mut tree, &Positions::new(invalid)),
                "{invalid}"
            );
        }
    }

    #[test]
    fn brackets_may_be_indented_less_than_their_keys() {
        let yaml = "a:\n  b: {\n    c: [1,\r\n      2\r\n  ]}\n  d: [3\n]\ne: 4\n";
        check(yaml, "#/a/b/c/1", Part::Value, ("2", 4, 7));
        check(yaml, "#/a/d/0", Part::Value, ("3", 6, 7));
        check(yaml, "#/e", Part::Value, ("4", 8, 4));
    }

    #[test]
    fn nothing_is_located_in_text_that_cannot_be_scanned() {
        let source = Source::new("a", "\t@");
        assert_eq!(
            locate(&source, &[(Place::root().key("a"), Part::Key)]),
            [None]
        );
    }
}
