//! Nodes of a document, by their JSON pointers.

use serde_json::Value;

use crate::choices::Choices;

/// The most nodes of a part that is put somewhere else.
const LARGEST_PART: usize = 300;

/// Any node.
pub fn any(root: &Value, choices: &mut Choices<'_>) -> String {
    let mut place = String::new();
    if choices.below(2) == 0 {
        nth(root, &mut choices.below(size(root)), &mut place);
    } else {
        descend(root, choices, &mut place, |_, choices| {
            choices.below(5) == 4
        });
    }
    place
}

/// A copy of any node that is not too large.
pub fn part(root: &Value, choices: &mut Choices<'_>) -> Value {
    let found = descend(root, choices, &mut String::new(), |node, choices| {
        choices.below(3) == 2 && size(node) <= LARGEST_PART
    });
    found.clone()
}

/// The node around another, and the last part of the pointer.
pub fn parent(place: &str) -> Option<(&str, String)> {
    let (parent, key) = place.rsplit_once('/')?;
    Some((parent, key.replace("~1", "/").replace("~0", "~")))
}

fn size(node: &Value) -> usize {
    1 + children(node).map(|(_, child)| size(child)).sum::<usize>()
}

/// Returns `true` if the node was found; `place` is its location.
fn nth(node: &Value, count: &mut usize, place: &mut String) -> bool {
    if *count == 0 {
        return true;
    }
    *count -= 1;
    for (key, child) in children(node) {
        let length = place.len();
        push(place, &key);
        if nth(child, count, place) {
            return true;
        }
        place.truncate(length);
    }
    false
}

fn descend<'v>(
    root: &'v Value,
    choices: &mut Choices<'_>,
    place: &mut String,
    mut is_enough: impl FnMut(&Value, &mut Choices<'_>) -> bool,
) -> &'v Value {
    let mut node = root;
    while !is_enough(node, choices) {
        let count = children(node).count();
        let Some((key, child)) = children(node).nth(choices.below(count)) else {
            break;
        };
        push(place, &key);
        node = child;
    }
    node
}

fn push(place: &mut String, key: &str) {
    place.push('/');
    place.push_str(&key.replace('~', "~0").replace('/', "~1"));
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
