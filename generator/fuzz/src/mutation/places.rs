//! Nodes of a document, by their JSON pointers.

use serde_json::Value;

use crate::choices::Choices;

/// The maximum number of nodes of a part that is inserted.
const MAX_PART_SIZE: usize = 300;

/// Any node.
pub fn any(root: &Value, choices: &mut Choices<'_>) -> String {
    let mut pointer = String::new();
    if choices.below(2) == 0 {
        nth(root, &mut choices.below(size(root)), &mut pointer);
    } else {
        descend(root, choices, &mut pointer, |_, choices| {
            choices.below(5) == 4
        });
    }
    pointer
}

/// A copy of any node that is not too large.
pub fn part(root: &Value, choices: &mut Choices<'_>) -> Value {
    let found = descend(root, choices, &mut String::new(), |node, choices| {
        choices.below(3) == 2 && size(node) <= MAX_PART_SIZE
    });
    found.clone()
}

/// The pointer of the parent node, and the last token, unescaped.
pub fn parent(pointer: &str) -> Option<(&str, String)> {
    let (parent, key) = pointer.rsplit_once('/')?;
    Some((parent, key.replace("~1", "/").replace("~0", "~")))
}

fn size(node: &Value) -> usize {
    1 + children(node).map(|(_, child)| size(child)).sum::<usize>()
}

/// Returns `true` if the node was found; `pointer` is its location.
fn nth(node: &Value, count: &mut usize, pointer: &mut String) -> bool {
    if *count == 0 {
        return true;
    }
    *count -= 1;
    for (key, child) in children(node) {
        let length = pointer.len();
        push(pointer, &key);
        if nth(child, count, pointer) {
            return true;
        }
        pointer.truncate(length);
    }
    false
}

fn descend<'v>(
    root: &'v Value,
    choices: &mut Choices<'_>,
    pointer: &mut String,
    mut is_chosen: impl FnMut(&Value, &mut Choices<'_>) -> bool,
) -> &'v Value {
    let mut node = root;
    while !is_chosen(node, choices) {
        let count = children(node).count();
        let Some((key, child)) = children(node).nth(choices.below(count)) else {
            break;
        };
        push(pointer, &key);
        node = child;
    }
    node
}

fn push(pointer: &mut String, key: &str) {
    pointer.push('/');
    pointer.push_str(&key.replace('~', "~0").replace('/', "~1"));
}

fn children(node: &Value) -> Box<dyn Iterator<Item = (String, &Value)> + '_> {
    match node {
        Value::Array(items) => {
            let items = items.iter().enumerate();
            Box::new(items.map(|(index, item)| (index.to_string(), item)))
        }
        Value::Object(fields) => Box::new(fields.iter().map(|(name, value)| (name.clone(), value))),
        _ => Box::new(std::iter::empty()),
    }
}
