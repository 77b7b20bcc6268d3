//! Mutates a document as a tree; bytes decide how.

mod hostile;
mod places;
mod text;
mod vocabulary;

use serde_json::{Map, Value, json};

pub use hostile::text as hostile_text;
pub use text::serialize;

use crate::choices::Choices;

/// The maximum nesting of mutated documents, which exceeds that of the parser.
const MAX_DEPTH: usize = 130;

/// Mutates a document at one node. Parts of `donors` may be inserted.
pub fn mutate(root: &mut Value, donors: &[&Value], choices: &mut Choices<'_>) {
    let pointer = places::any(root, choices);
    let mut parts = || part(root, donors, choices);
    let parts = [parts(), parts()];
    match choices.below(14) {
        0 => remove(root, &pointer),
        1 => rename(root, &pointer, choices),
        2 => duplicate(root, &pointer, choices),
        3 => replace(root, &pointer, any_value(choices)),
        4 => replace(root, &pointer, parts.into_iter().next().unwrap_or_default()),
        5..8 => insert(root, &pointer, &parts, choices),
        8 => {
            let target = target(root, &pointer, choices);
            replace(root, &pointer, json!({"$ref": target}));
        }
        9 | 10 => distort(root, &pointer, choices),
        11 => wrap(root, &pointer, &parts, choices),
        12 => swap(root, &pointer, choices),
        _ => nest(root, &pointer, choices),
    }
}

fn part(root: &Value, donors: &[&Value], choices: &mut Choices<'_>) -> Value {
    let donor = choices.one_of(donors).copied();
    match choices.below(3) {
        0 => places::part(donor.unwrap_or(root), choices),
        _ => places::part(root, choices),
    }
}

fn replace(root: &mut Value, pointer: &str, value: Value) {
    if let Some(node) = root.pointer_mut(pointer) {
        *node = value;
    }
}

fn remove(root: &mut Value, pointer: &str) {
    let Some((parent, key)) = places::parent(pointer) else {
        return;
    };
    match root.pointer_mut(parent) {
        Some(Value::Object(fields)) => {
            fields.shift_remove(&key);
        }
        Some(Value::Array(items)) => {
            if let Ok(index) = key.parse::<usize>() {
                items.remove(index);
            }
        }
        _ => {}
    }
}

fn rename(root: &mut Value, pointer: &str, choices: &mut Choices<'_>) {
    let Some((parent, key)) = places::parent(pointer) else {
        return;
    };
    let name = other_name(&key, choices);
    if let Some(Value::Object(fields)) = root.pointer_mut(parent) {
        // Renamed in place, to preserve the order.
        let renamed = std::mem::take(fields).into_iter().map(|(known, value)| {
            let is_renamed = known == key;
            (if is_renamed { name.clone() } else { known }, value)
        });
        *fields = renamed.collect::<Map<_, _>>();
    }
}

fn duplicate(root: &mut Value, pointer: &str, choices: &mut Choices<'_>) {
    let Some((parent, key)) = places::parent(pointer) else {
        return;
    };
    let Some(copy) = root.pointer(pointer).cloned() else {
        return;
    };
    match root.pointer_mut(parent) {
        Some(Value::Object(fields)) => {
            fields.insert(other_name(&key, choices), copy);
        }
        Some(Value::Array(items)) => items.push(copy),
        _ => {}
    }
}

fn other_name(name: &str, choices: &mut Choices<'_>) -> String {
    match choices.below(6) {
        0 => name.to_uppercase(),
        1 => format!("{name}_"),
        2 => vocabulary::name(choices).to_owned(),
        3 => hostile::with_hostile_text(name, choices),
        _ => hostile::text(choices),
    }
}

fn any_value(choices: &mut Choices<'_>) -> Value {
    match choices.below(8) {
        0 => Value::Null,
        1 => Value::Bool(choices.below(2) == 0),
        2 => hostile::number(choices),
        3 => Value::Array(Vec::new()),
        4 => Value::Object(Map::new()),
        5 => vocabulary::field(choices, || json!({})).1,
        _ => Value::String(hostile::text(choices)),
    }
}

/// Inserts a field into the object at the pointer, or into its parent.
fn insert(root: &mut Value, pointer: &str, parts: &[Value], choices: &mut Choices<'_>) {
    let mut parts = parts.iter().cycle();
    let part = || parts.next().cloned().unwrap_or_default();
    let (name, value) = vocabulary::field(choices, part);
    let parent_pointer = places::parent(pointer).map_or("", |(parent, _)| parent);
    for pointer in [pointer, parent_pointer] {
        if let Some(Value::Object(fields)) = root.pointer_mut(pointer) {
            fields.insert(name, value);
            return;
        }
    }
}

/// A target of a reference, valid or not.
fn target(root: &Value, pointer: &str, choices: &mut Choices<'_>) -> String {
    match choices.below(8) {
        0 => format!("#{pointer}"),
        1 => format!("#{}", ancestor(pointer, choices)),
        2 => format!("#{}", places::any(root, choices)),
        3 => format!("#{}/missing", places::any(root, choices)),
        4 => hostile::text(choices),
        5 => ["a.yaml#", pointer].concat(),
        _ => component(root, choices).unwrap_or_else(|| "#/components/schemas/A".to_owned()),
    }
}

fn ancestor<'p>(pointer: &'p str, choices: &mut Choices<'_>) -> &'p str {
    let ends: Vec<usize> = pointer.match_indices('/').map(|(end, _)| end).collect();
    let end = choices.one_of(&ends).copied().unwrap_or_default();
    pointer.get(..end).unwrap_or_default()
}

/// A reference to a component.
fn component(root: &Value, choices: &mut Choices<'_>) -> Option<String> {
    let kinds = root.get("components")?.as_object()?;
    let (kind, members) = kinds.iter().nth(choices.below(kinds.len()))?;
    let members = members.as_object()?;
    let name = members.keys().nth(choices.below(members.len()))?;
    let name = name.replace('~', "~0").replace('/', "~1");
    Some(format!("#/components/{kind}/{name}"))
}

/// Replaces a node with another value of the same kind.
fn distort(root: &mut Value, pointer: &str, choices: &mut Choices<'_>) {
    let Some(node) = root.pointer_mut(pointer) else {
        return;
    };
    *node = match &*node {
        Value::Null => any_value(choices),
        Value::Bool(flag) => Value::Bool(!flag),
        Value::Number(_) => hostile::number(choices),
        Value::String(text) if choices.below(2) == 0 => {
            hostile::with_hostile_text(text, choices).into()
        }
        Value::String(_) => hostile::text(choices).into(),
        Value::Array(items) => items.iter().rev().cloned().collect(),
        Value::Object(fields) => fields
            .clone()
            .into_iter()
            .rev()
            .collect::<Map<_, _>>()
            .into(),
    };
}

/// Wraps a node in a new one.
fn wrap(root: &mut Value, pointer: &str, parts: &[Value], choices: &mut Choices<'_>) {
    let Some(node) = root.pointer_mut(pointer) else {
        return;
    };
    let inner = node.take();
    let other = choices.one_of(parts).cloned().unwrap_or_default();
    *node = match choices.below(12) {
        0 => json!({"allOf": [inner]}),
        1 => json!({"allOf": [inner, other]}),
        2 => json!({"oneOf": [inner, other]}),
        3 => json!({"anyOf": [other, inner]}),
        4 => json!({"type": "array", "items": inner}),
        5 => json!({"type": "object", "additionalProperties": inner}),
        6 => json!({"type": "object", "required": ["a"], "properties": {"a": inner, "b": other}}),
        7 => json!({"schema": inner}),
        8 => json!({"content": {"application/json": {"schema": inner}}}),
        9 => json!({"oneOf": [inner, {"type": "null"}]}),
        10 => json!({"not": inner}),
        _ => json!([inner, other]),
    };
}

fn swap(root: &mut Value, pointer: &str, choices: &mut Choices<'_>) {
    let other = places::any(root, choices);
    let (Some(first), Some(second)) = (root.pointer(pointer), root.pointer(&other)) else {
        return;
    };
    let (first, second) = (first.clone(), second.clone());
    if other.starts_with(pointer) || pointer.starts_with(&other) {
        // If one contains the other, it is only replaced.
        return replace(root, pointer, second);
    }
    replace(root, pointer, second);
    replace(root, &other, first);
}

fn nest(root: &mut Value, pointer: &str, choices: &mut Choices<'_>) {
    let depth = choices.below(MAX_DEPTH);
    let name = choices.word(&["items", "allOf", "additionalProperties", "a"]);
    let Some(node) = root.pointer_mut(pointer) else {
        return;
    };
    for _ in 0..depth {
        let inner = node.take();
        *node = match name {
            "allOf" => json!({name: [inner]}),
            "items" => json!({"type": "array", name: inner}),
            _ => json!({name: inner}),
        };
    }
}
