//! Operations: matches those of two descriptions by method and path, and compares their parts.
//!
//! In: two nodes with path items. Out: changes, reported to the [`Comparer`]. Depends on `schema`, `body` and
//! `security`.

mod lifecycle;
pub(crate) mod parameters;
mod responses;
mod servers;
mod webhooks;

use std::collections::HashSet;
use std::rc::Rc;

use indexmap::IndexMap;

use crate::change::Verdict;
use crate::comparer::{Comparer, Context, joined};
use crate::node::{Located, Node};
use openapi_crates::source::{OperationKey, Place};
pub(crate) use servers::path_template;

/// The reason why changes of an unstable operation are not breaking.
const UNSTABLE: &str = "the operation was documented as unstable";
const ID_IS_NOT_SENT: &str = "running clients only depend on the method and the path";

/// Extensions of this generator that affect the generated crates only.
const EXTENSIONS: [&str; 4] = [
    "x-pagination",
    "x-idempotency-key",
    "x-request-parts",
    "x-replaced-by",
];

/// An operation, webhook or callback.
#[derive(Clone, Debug)]
pub(crate) struct Operation<'a> {
    /// The identity in both descriptions: `GET /pets/{}`.
    pub key: String,
    /// The name in the description: `GET /pets/{petId}`.
    pub name: Rc<str>,
    pub node: Node<'a>,
    pub path_item: Node<'a>,
    /// The names of the path parameters in order.
    pub placeholders: Vec<String>,
}

impl Located for Operation<'_> {
    fn place(&self) -> &Place {
        &self.node.place
    }
}

/// Operations by their keys.
pub(crate) type Operations<'a> = IndexMap<String, Operation<'a>>;

/// Returns the operations of the paths of a description.
pub(crate) fn of_paths<'a>(root: &Node<'a>) -> Operations<'a> {
    let items = root
        .get("paths")
        .into_iter()
        .flat_map(|paths| paths.entries());
    of_items(items, |path| {
        path_template(path.split('?').next().unwrap_or(path))
    })
}

/// Returns the operations of path items with a name or a runtime expression, which is part of their identity.
fn of_named_items<'a>(items: impl Iterator<Item = (&'a str, Node<'a>)>) -> Operations<'a> {
    of_items(items, |name| (name.to_owned(), path_template(name).1))
}

fn of_items<'a>(
    items: impl Iterator<Item = (&'a str, Node<'a>)>,
    key_of: impl Fn(&str) -> (String, Vec<String>),
) -> Operations<'a> {
    let mut found = IndexMap::new();
    for (path, item) in items {
        let item = item.resolved();
        let (template, placeholders) = key_of(path);
        for operation in OperationKey::all(item.value) {
            let Some(node) = item.at(operation.place(&item.place)) else {
                continue;
            };
            let method = operation.method();
            let key = format!("{method} {template}");
            let operation = Operation {
                name: format!("{method} {path}").into(),
                path_item: item.clone(),
                placeholders: placeholders.clone(),
                key: key.clone(),
                node,
            };
            found.entry(key).or_insert(operation);
        }
    }
    found
}

impl<'a> Comparer<'a> {
    /// Compares the operations of all paths.
    pub fn operations(&mut self, old: &Node<'a>, new: &Node<'a>) {
        let (before, after) = (of_paths(old), of_paths(new));
        let paths: HashSet<&str> = after.keys().map(|key| path_of(key)).collect();
        for (key, was, is) in joined(&before, &after) {
            match (was, is) {
                (Some(was), Some(is)) => self.operation(was, is),
                (Some(was), None) => {
                    let is_whole_path = !paths.contains(path_of(key));
                    self.removed_operation(was, is_whole_path, new);
                }
                (None, Some(is)) => {
                    let at = self.operation_context(is);
                    let message = format!("`{}` was added", is.name);
                    self.report_as(
                        &at,
                        "endpoint-added",
                        Verdict::Safe,
                        message,
                        old.place_of("paths"),
                        is,
                    );
                }
                (None, None) => {}
            }
        }
    }

    fn operation(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        if old.is_unstable() {
            self.unstable
                .extend([&new.name, &old.name].map(ToString::to_string));
        }
        self.security(old, new);
        self.operation_id(old, new);
        self.tags(old, new);
        self.operation_lifecycle(old, new);
        self.parameters(old, new);
        self.request_body(old, new);
        self.responses(old, new);
        self.callbacks(old, new);
        self.operation_servers(old, new);
        self.extensions(old, new);
    }

    fn removed_operation(&mut self, old: &Operation<'a>, is_whole_path: bool, new: &Node<'a>) {
        if old.is_unstable() {
            self.unstable.insert(old.name.to_string());
        }
        let removal = self.removal(old.node.as_slice());
        let rule = match (removal.rule, is_whole_path) {
            ("sunset-parse", _) | (_, true) => format!("api-path-{}", removal.rule),
            (rule, false) => format!("api-{rule}"),
        };
        let message = format!("`{}` was removed{}", old.name, removal.note);
        let at = self.operation_context(old);
        self.report_as(
            &at,
            rule,
            removal.verdict,
            message,
            old,
            new.place_of("paths"),
        );
    }

    /// Returns the context of an operation as a whole.
    pub fn operation_context(&self, operation: &Operation<'_>) -> Context {
        Context {
            flow: self.endpoint.requests(),
            kind: "operation",
            operation: Rc::clone(&operation.name),
            member: Some(operation.id()),
            ..Context::global(format!("`{}`", operation.name))
        }
    }

    fn operation_id(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let [before, after] = [old, new].map(|operation| operation.node.text("operationId"));
        let (rule, predicate) = match (before, after) {
            _ if before == after => return,
            (Some(before), Some(after)) => (
                "api-operation-id-removed",
                format!("has the new `operationId` `{after}` instead of `{before}`"),
            ),
            (Some(before), None) => (
                "api-operation-id-removed",
                format!("no longer has an `operationId` (was `{before}`)"),
            ),
            (None, after) => (
                "api-operation-id-added",
                format!("now has the `operationId` `{}`", after.unwrap_or_default()),
            ),
        };
        let at = self.operation_context(new);
        let message = format!("{} {predicate}", at.what);
        let [old, new] = [old, new].map(|operation| operation.node.place_of("operationId"));
        self.report_as(
            &at,
            rule,
            (Verdict::Safe, ID_IS_NOT_SENT),
            message,
            old,
            new,
        );
    }

    fn tags(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let tags = |operation: &Operation<'a>| -> IndexMap<&'a str, Place> {
            let tags = operation.node.items_of("tags");
            tags.filter_map(|tag| Some((tag.value.as_str()?, tag.place)))
                .collect()
        };
        let at = self.operation_context(new).without_member();
        for (tag, was, is) in joined(&tags(old), &tags(new)) {
            let (rule, change) = match (was, is) {
                (Some(_), None) => ("api-tag-removed", "no longer"),
                (None, Some(_)) => ("api-tag-added", "now"),
                _ => continue,
            };
            let message = format!("{} {change} has the tag `{tag}`", at.what);
            let (old, new) = (was.unwrap_or(old.place()), is.unwrap_or(new.place()));
            self.report_as(&at, rule, Verdict::Safe, message, old, new);
        }
    }

    fn extensions(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        self.body_limit(old, new);
        for name in EXTENSIONS {
            if old.node.value.get(name) != new.node.value.get(name) {
                let at = self.operation_context(new);
                let message = format!("`{name}` of {} changed", at.what);
                let [old, new] = [old, new].map(|operation| operation.node.place_of(name));
                self.report_as(&at, "extension-changed", Verdict::Safe, message, old, new);
            }
        }
    }

    /// Without the extension, the limit is a setting of the server.
    fn body_limit(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        const NAME: &str = "x-body-limit";
        let [before, after] = [old, new].map(|operation| operation.node.value.get(NAME));
        let verdict = match after {
            _ if before == after => return,
            Some(_) => Verdict::Risky,
            None => Verdict::Safe,
        };
        let at = self.operation_context(new);
        let message = format!("`{NAME}` of {} changed", at.what);
        let [old, new] = [old, new].map(|operation| operation.node.place_of(NAME));
        self.report_as(&at, "extension-changed", verdict, message, old, new);
    }

    /// Makes the changes of unstable operations safe.
    pub fn forgive_unstable(&mut self) {
        let unstable = &self.unstable;
        for change in &mut self.changes {
            let mut operations = change.operations.iter();
            let is_unstable = operations.all(|one| unstable.contains(one));
            let is_promise = change.rule.contains("stability");
            if is_unstable && !change.operations.is_empty() && !is_promise {
                change.wire = Verdict::Safe;
                change.reason = Some(UNSTABLE);
            }
        }
    }
}

impl Operation<'_> {
    fn is_unstable(&self) -> bool {
        let stability = self.node.text("x-stability");
        let stability = stability.or_else(|| self.node.text("x-stability-level"));
        matches!(stability, Some("alpha" | "draft" | "experimental"))
    }

    /// Returns the `operationId`, or the key of an operation without one.
    pub fn id(&self) -> String {
        let id = self.node.text("operationId");
        id.map_or_else(|| self.key.clone(), str::to_owned)
    }
}

/// Returns the path of the key of an operation.
fn path_of(key: &str) -> &str {
    key.split_once(' ').map_or(key, |(_, path)| path)
}
