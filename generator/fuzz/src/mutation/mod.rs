//! Changes of a document as a tree, which bytes decide.

mod hostile;
mod places;
mod text;
mod vocabulary;

use serde_json::{Map, Value, json};

pub use hostile::text as hostile_text;
pub use text::written;

use crate::choices::Choices;

/// The maximum nesting of mutated documents, which exceeds that of the parser.
const DEEPEST: usize = 130;

/// Changes a document once, in any of its places. `donors` are documents whose parts may be put
/// into it.
pub fn mutate(root: &mut Value, donors: &[&Value], choices: &mut Choices<'_>) {
    let place = places::any(root, choices);
    let mut parts = || part(root, donors, choices);
    let parts = [parts(), parts()];
    match choices.below(14) {
        0 => remove(root, &place),
        1 => rename(root, &place, choices),
        2 => double(root, &place, choices),
        3 => replace(root, &place, of_any_kind(choices)),
        4 => replace(root, &place, parts.into_iter().next().unwrap_or_default()),
        5..8 => insert(root, &place, &parts, choices),
        8 => {
            let target = target(root, &place, choices);
            replace(root, &place, json!({"$ref": target}));
        }
        9 | 10 => spoil(root, &place, choices),
        11 => wrap(root, &place, &parts, choices),
        12 => swap(root, &place, choices),
        _ => nest(root, &place, choices),
    }
}

fn part(root: &Value, donors: &[&Value], choices: &mut Choices<'_>) -> Value {
    let donor = choices.one_of(donors).copied();
    match choices.below(3) {
        0 => places::part(donor.unwrap_or(root), choices),
        _ => places::part(root, choices),
    }
}

fn replace(root: &mut Value, place: &str, value: Value) {
    if let Some(node) = root.pointer_mut(place) {
        *node = value;
    }
}

fn remove(root: &mut Value, place: &str) {
    let Some((parent, key)) = places::parent(place) else {
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

fn rename(root: &mut Value, place: &str, choices: &mut Choices<'_>) {
    let Some((parent, key)) = places::parent(place) else {
        return;
    };
    let name = other_name(&key, choices);
    if let Some(Value::Object(fields)) = root.pointer_mut(parent) {
        // In its place, so that the order stays.
        let renamed = std::mem::take(fields).into_iter().map(|(known, value)| {
            let is_it = known == key;
            (if is_it { name.clone() } else { known }, value)
        });
        *fields = renamed.collect::<Map<_, _>>();
    }
}

fn double(root: &mut Value, place: &str, choices: &mut Choices<'_>) {
    let Some((parent, key)) = places::parent(place) else {
        return;
    };
    let Some(copy) = root.pointer(place).cloned() else {
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
        3 => hostile::spoiled(name, choices),
        _ => hostile::text(choices),
    }
}

fn of_any_kind(choices: &mut Choices<'_>) -> Value {
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

/// Puts a field into the object at the place, or around it.
fn insert(root: &mut Value, place: &str, parts: &[Value], choices: &mut Choices<'_>) {
    let mut parts = parts.iter().cycle();
    let part = || parts.next().cloned().unwrap_or_default();
    let (name, value) = vocabulary::field(choices, part);
    let around = places::parent(place).map_or("", |(parent, _)| parent);
    for place in [place, around] {
        if let Some(Value::Object(fields)) = root.pointer_mut(place) {
            fields.insert(name, value);
            return;
        }
    }
}

/// A target of a reference, valid or not.
fn target(root: &Value, place: &str, choices: &mut Choices<'_>) -> String {
    match choices.below(8) {
        0 => format!("#{place}"),
        1 => format!("#{}", ancestor(place, choices)),
        2 => format!("#{}", places::any(root, choices)),
        3 => format!("#{}/missing", places::any(root, choices)),
        4 => hostile::text(choices),
        5 => ["a.yaml#", place].concat(),
        _ => component(root, choices).unwrap_or_else(|| "#/components/schemas/A".to_owned()),
    }
}

fn ancestor<'p>(place: &'p str, choices: &mut Choices<'_>) -> &'p str {
    let ends: Vec<usize> = place.match_indices('/').map(|(end, _)| end).collect();
    let end = choices.one_of(&ends).copied().unwrap_or_default();
    place.get(..end).unwrap_or_default()
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

/// Another value of the same kind.
fn spoil(root: &mut Value, place: &str, choices: &mut Choices<'_>) {
    let Some(node) = root.pointer_mut(place) else {
        return;
    };
    *node = match &*node {
        Value::Null => of_any_kind(choices),
        Value::Bool(flag) => Value::Bool(!flag),
        Value::Number(_) => hostile::number(choices),
        Value::String(text) if choices.below(2) == 0 => hostile::spoiled(text, choices).into(),
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

/// Puts a node into another that is made for it.
fn wrap(root: &mut Value, place: &str, parts: &[Value], choices: &mut Choices<'_>) {
    let Some(node) = root.pointer_mut(place) else {
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

fn swap(root: &mut Value, place: &str, choices: &mut Choices<'_>) {
    let other = places::any(root, choices);
    let (Some(here), Some(there)) = (root.pointer(place), root.pointer(&other)) else {
        return;
    };
    let (here, there) = (here.clone(), there.clone());
    if other.starts_with(place) || place.starts_with(&other) {
        // One within the other is only put in its place.
        return replace(root, place, there);
    }
    replace(root, place, there);
    replace(root, &other, here);
}

fn nest(root: &mut Value, place: &str, choices: &mut Choices<'_>) {
    let depth = choices.below(DEEPEST);
    let name = choices.word(&["items", "allOf", "additionalProperties", "a"]);
    let Some(node) = root.pointer_mut(place) else {
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
