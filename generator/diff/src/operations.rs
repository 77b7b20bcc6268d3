//! Paths and operations: which there are, and what each takes and answers.

use std::collections::HashSet;
use std::rc::Rc;

use indexmap::IndexMap;

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Told};
use generator::internals::METHODS;

/// Why nothing of an operation breaks.
const NOT_STABLE: &str = "callers of the operation were told that it may still change";

/// An operation.
#[derive(Clone, Debug)]
pub(super) struct Operation<'a> {
    /// What it is known by: `GET /pets/{}`.
    pub key: String,
    /// As the description spells it: `GET /pets/{petId}`.
    pub name: Rc<str>,
    pub at: At<'a>,
    /// The path item that it is in.
    pub item: At<'a>,
    /// The names of the placeholders of its path.
    pub placeholders: Vec<String>,
}

/// The operations of a map of path items by paths.
pub(super) fn listed<'a>(paths: Option<&At<'a>>) -> IndexMap<String, Operation<'a>> {
    operations(paths.into_iter().flat_map(At::entries), |path| {
        shape_of(path.split('?').next().unwrap_or(path))
    })
}

/// The operations of a map of path items by names, or by expressions: what these read is not the same by another name.
pub(super) fn listed_by_name<'a>(
    items: impl Iterator<Item = (&'a str, At<'a>)>,
) -> IndexMap<String, Operation<'a>> {
    operations(items, |name| (name.to_owned(), shape_of(name).1))
}

fn operations<'a>(
    items: impl Iterator<Item = (&'a str, At<'a>)>,
    key_of: impl Fn(&str) -> (String, Vec<String>),
) -> IndexMap<String, Operation<'a>> {
    let mut found = IndexMap::new();
    for (path, item) in items {
        let item = item.resolved();
        let (shape, placeholders) = key_of(path);
        for (word, at) in item.entries().filter(|(word, _)| METHODS.contains(word)) {
            let method = word.to_uppercase();
            let key = format!("{method} {shape}");
            let operation = Operation {
                name: format!("{method} {path}").into(),
                item: item.clone(),
                placeholders: placeholders.clone(),
                key: key.clone(),
                at,
            };
            found.entry(key).or_insert(operation);
        }
    }
    found
}

/// A path without the names of its placeholders, and those.
pub(super) fn shape_of(path: &str) -> (String, Vec<String>) {
    let (mut shape, mut names) = (String::new(), Vec::new());
    let mut rest = path;
    while let Some((before, behind)) = rest.split_once('{') {
        let Some((name, after)) = behind.split_once('}') else {
            break;
        };
        shape.push_str(before);
        shape.push_str("{}");
        names.push(name.to_owned());
        rest = after;
    }
    shape.push_str(rest);
    (shape, names)
}

impl<'a> Comparer<'a> {
    /// Compares all operations.
    pub fn operations(&mut self, old: &At<'a>, new: &At<'a>) {
        let (before, after) = (old.get("paths"), new.get("paths"));
        let (before, after) = (listed(before.as_ref()), listed(after.as_ref()));
        let paths = paths_of(&after);
        for (key, operation) in &before {
            match after.get(key) {
                Some(now) => self.operation(operation, now),
                None => {
                    let is_whole_path = !paths.contains(path_of(key));
                    self.removed_operation(operation, is_whole_path, new);
                }
            }
        }
        for (key, operation) in &after {
            if !before.contains_key(key) {
                let message = format!("`{}` is new", operation.name);
                let paths = old
                    .get("paths")
                    .map_or_else(|| old.place.clone(), |at| at.place);
                let told = Told::new("endpoint-added", Verdict::Safe, message);
                let told = told
                    .between(&paths, &operation.at.place)
                    .of(&operation.name);
                self.tell(told.about(operation.id()));
            }
        }
    }

    fn operation(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        if old.is_unstable() {
            self.unstable
                .extend([new.name.to_string(), old.name.to_string()]);
        }
        self.security(old, new);
        self.operation_id(old, new);
        self.tags_of_operation(old, new);
        self.lifecycle_of_operation(old, new);
        self.parameters(old, new);
        self.request_body(old, new);
        self.responses(old, new);
        self.callbacks(old, new);
        self.own_servers(old, new);
        self.extensions(old, new);
    }

    fn removed_operation(&mut self, old: &Operation<'a>, is_whole_path: bool, new: &At<'a>) {
        let kind = if is_whole_path { "api-path" } else { "api" };
        let paths = new
            .get("paths")
            .map_or_else(|| new.place.clone(), |at| at.place);
        if old.is_unstable() {
            self.unstable.insert(old.name.to_string());
        }
        let (how, verdict, words) = self.goodbye(std::slice::from_ref(&old.at));
        let message = format!("`{}` is gone{words}", old.name);
        let rule = match how {
            "sunset-parse" => "api-path-sunset-parse".to_owned(),
            how => format!("{kind}-{how}"),
        };
        let told = Told::new(rule, verdict, message);
        let told = told.between(&old.at.place, &paths).of(&old.name);
        self.tell(told.about(old.id()));
    }

    fn operation_id(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let (before, after) = (old.at.text("operationId"), new.at.text("operationId"));
        if before == after {
            return;
        }
        let place = |operation: &Operation<'a>| match operation.at.get("operationId") {
            Some(at) => at.place,
            None => operation.at.place.clone(),
        };
        let places = (place(old), place(new));
        let mut tell = |rule: &str, message: String| {
            let told = Told::new(rule, Verdict::Safe, message);
            let told = told.between(&places.0, &places.1).of(&new.name);
            self.tell(
                told.about(new.id())
                    .because("clients that run know paths and methods alone"),
            );
        };
        match (before, after) {
            (Some(before), Some(after)) => tell(
                "api-operation-id-removed",
                format!("`{}` is called `{after}` now, was `{before}`", new.name),
            ),
            (Some(before), None) => tell(
                "api-operation-id-removed",
                format!("`{}` has no name any more, was `{before}`", new.name),
            ),
            (None, Some(after)) => tell(
                "api-operation-id-added",
                format!("`{}` is called `{after}` now", new.name),
            ),
            (None, None) => {}
        }
    }

    fn tags_of_operation(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let words = |operation: &Operation<'a>| -> Vec<(&'a str, _)> {
            let list = operation.at.get("tags");
            let tags = list.iter().flat_map(At::listed);
            tags.filter_map(|at| Some((at.value.as_str()?, at.place)))
                .collect()
        };
        let (before, after) = (words(old), words(new));
        for (tag, place) in &before {
            if !after.iter().any(|(other, _)| other == tag) {
                let message = format!("`{}` has no tag `{tag}` any more", new.name);
                let told = Told::new("api-tag-removed", Verdict::Safe, message);
                self.tell(told.between(place, &new.at.place).of(&new.name));
            }
        }
        for (tag, place) in &after {
            if !before.iter().any(|(other, _)| other == tag) {
                let message = format!("`{}` has the tag `{tag}` now", new.name);
                let told = Told::new("api-tag-added", Verdict::Safe, message);
                self.tell(told.between(&old.at.place, place).of(&new.name));
            }
        }
    }

    /// What this project adds to OpenAPI shows in the generated crates alone.
    fn extensions(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        for name in [
            "x-pagination",
            "x-idempotency-key",
            "x-request-parts",
            "x-replaced-by",
        ] {
            let (before, after) = (old.at.get(name), new.at.get(name));
            let said = |at: &Option<At<'a>>| at.as_ref().map(|at| at.value);
            if said(&before) == said(&after) {
                continue;
            }
            let message = format!("`{name}` of `{}` says something else", new.name);
            let place = |at: Option<At<'a>>, operation: &Operation<'a>| {
                at.map_or_else(|| operation.at.place.clone(), |at| at.place)
            };
            let places = (place(before, old), place(after, new));
            let told = Told::new("extension-changed", Verdict::Safe, message);
            let told = told.between(&places.0, &places.1).of(&new.name);
            self.tell(told.about(new.id()));
        }
    }
}

impl<'a> Comparer<'a> {
    /// Takes back that clients break by what they were told may still change.
    pub fn forgive_unstable(&mut self) {
        let unstable = &self.unstable;
        for change in &mut self.changes {
            let mut operations = change.operations.iter();
            let is_unstable = operations.all(|one| unstable.contains(one));
            let is_promise = change.rule.contains("stability");
            if is_unstable && !change.operations.is_empty() && !is_promise {
                change.wire = Verdict::Safe;
                change.reason = Some(NOT_STABLE);
            }
        }
    }
}

impl Operation<'_> {
    /// Whether callers were told that it may still change.
    fn is_unstable(&self) -> bool {
        let said = |key: &str| self.at.text(key);
        let said = said("x-stability").or_else(|| said("x-stability-level"));
        matches!(said, Some("alpha" | "draft" | "experimental"))
    }

    /// Its name in the description, if it has one.
    pub fn id(&self) -> String {
        let id = self.at.text("operationId");
        id.map_or_else(|| self.key.clone(), str::to_owned)
    }
}

/// The shapes of the paths that have operations.
fn paths_of<'o>(operations: &'o IndexMap<String, Operation<'_>>) -> HashSet<&'o str> {
    operations.keys().map(|key| path_of(key)).collect()
}

/// The path of a key.
fn path_of(key: &str) -> &str {
    key.split_once(' ').map_or(key, |(_, path)| path)
}
