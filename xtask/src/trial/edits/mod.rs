//! Single changes of a description.

mod operations;
mod root;
mod schemas;

use fastrand::Rng;
use serde_json::{Map, Value};

use super::nodes::{Kind, Node, nodes};

/// How often a place is looked for that an edit fits, and an edit that fits any.
const TRIES: usize = 40;

/// One way to change a node; it tells nothing where it does not fit.
#[derive(Clone, Copy)]
struct Edit {
    name: &'static str,
    kind: Kind,
    apply: fn(&mut Map<String, Value>, &mut Rng, Dialect) -> Option<()>,
}

/// How a schema says that it may be null.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// `nullable`, as in OpenAPI 3.0.
    Nullable,
    /// A list of types, as in OpenAPI 3.1.
    Types,
}

/// Changes a description in one place, and tells what was done.
pub(super) fn edit(root: &mut Value, rng: &mut Rng) -> Option<String> {
    let version = root.get("openapi").and_then(Value::as_str);
    let dialect = match version.is_some_and(|version| version.starts_with("3.0")) {
        true => Dialect::Nullable,
        false => Dialect::Types,
    };
    let nodes = nodes(root);
    let edits = [root::EDITS, operations::EDITS, schemas::EDITS].concat();
    for _ in 0..TRIES {
        let edit = rng.choice(&edits)?;
        let fitting: Vec<&Node> = nodes.iter().filter(|node| node.kind == edit.kind).collect();
        for _ in 0..TRIES.min(fitting.len()) {
            let pointer = &rng.choice(&fitting)?.pointer;
            let node = root.pointer_mut(pointer).and_then(Value::as_object_mut);
            if node
                .and_then(|node| (edit.apply)(node, rng, dialect))
                .is_some()
            {
                return Some(format!("{} at {pointer}", edit.name));
            }
        }
    }
    None
}

/// The name of any entry that fits.
fn any_key(
    map: &Map<String, Value>,
    rng: &mut Rng,
    fits: impl Fn(&str, &Value) -> bool,
) -> Option<String> {
    let entries = map.iter().filter(|(name, value)| fits(name, value));
    rng.choice(entries.map(|(name, _)| name.clone()).collect::<Vec<_>>())
}

/// Gives an entry another name, in its place.
fn rename(map: &mut Map<String, Value>, from: &str, to: &str) {
    let renamed = std::mem::take(map).into_iter().map(|(name, value)| {
        let name = if name == from { to.to_owned() } else { name };
        (name, value)
    });
    *map = renamed.collect();
}

/// Turns `true` into `false`, and anything else into `true`.
fn toggle(map: &mut Map<String, Value>, name: &str) {
    let is_set = map.get(name) == Some(&Value::Bool(true));
    map.insert(name.to_owned(), Value::Bool(!is_set));
}

fn object<'v>(map: &'v mut Map<String, Value>, name: &str) -> Option<&'v mut Map<String, Value>> {
    map.get_mut(name)?.as_object_mut()
}

fn list<'v>(map: &'v mut Map<String, Value>, name: &str) -> Option<&'v mut Vec<Value>> {
    map.get_mut(name)?.as_array_mut()
}
