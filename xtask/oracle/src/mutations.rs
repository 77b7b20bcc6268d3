//! Mutates valid values at one node.

use serde_json::{Map, Value, json};

use crate::values::Values;

/// The names, values and bounds in the schemas of a document; mutations are chosen near them.
#[derive(Default)]
pub struct Vocabulary {
    numbers: Vec<f64>,
    lengths: Vec<usize>,
    names: Vec<String>,
    listed: Vec<Value>,
}

impl Vocabulary {
    /// Collects the vocabulary of a schema and its subschemas.
    pub fn of(schemas: &Value) -> Self {
        let mut found = Self::default();
        found.collect(schemas);
        found
    }

    fn collect(&mut self, value: &Value) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| self.collect(item)),
            Value::Object(object) => {
                for (key, inner) in object {
                    self.add(key, inner);
                    self.collect(inner);
                }
            }
            _ => {}
        }
    }

    fn add(&mut self, key: &str, value: &Value) {
        match (key, value) {
            (
                "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf",
                value,
            ) => {
                self.numbers.extend(value.as_f64());
            }
            (
                "minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties"
                | "maxProperties",
                value,
            ) => {
                let length = value
                    .as_u64()
                    .and_then(|length| usize::try_from(length).ok());
                self.lengths.extend(length.filter(|length| *length < 5000));
            }
            ("properties", Value::Object(object)) => self.names.extend(object.keys().cloned()),
            ("enum", Value::Array(values)) => self.listed.extend(values.iter().cloned()),
            ("const", value) => self.listed.push(value.clone()),
            _ => {}
        }
    }
}

/// Changes one node of a value.
pub fn mutate(values: &mut Values<'_>, value: &mut Value, vocabulary: &Vocabulary) {
    let count = count(value);
    let mut chosen = values.below(count);
    // The root of a large value is chosen as often as one of its leaves would be.
    if values.below(4) == 0 {
        chosen = 0;
    }
    if let Some(node) = nth(value, &mut chosen) {
        change(values, node, vocabulary);
    }
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum::<usize>(),
        Value::Object(object) => object.values().map(count).sum(),
        _ => 0,
    }
}

fn nth<'a>(value: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| nth(item, left)),
        Value::Object(object) => object.values_mut().find_map(|item| nth(item, left)),
        _ => None,
    }
}

fn change(values: &mut Values<'_>, node: &mut Value, vocabulary: &Vocabulary) {
    if values.below(5) == 0 {
        *node = values.any_value();
        return;
    }
    if values.below(6) == 0 && !vocabulary.listed.is_empty() {
        *node = values
            .one_of(&vocabulary.listed)
            .cloned()
            .unwrap_or_default();
        return;
    }
    match node {
        Value::Object(object) => change_object(values, object, vocabulary),
        Value::Array(items) => change_array(values, items, vocabulary),
        Value::String(text) => *text = changed_text(values, text, vocabulary),
        Value::Number(number) => {
            let number = number.as_f64().unwrap_or_default();
            *node = changed_number(values, number, vocabulary);
        }
        Value::Bool(_) | Value::Null => *node = values.any_value(),
    }
}

fn change_object(
    values: &mut Values<'_>,
    object: &mut Map<String, Value>,
    vocabulary: &Vocabulary,
) {
    let names: Vec<String> = object.keys().cloned().collect();
    let name = values.one_of(&names).cloned();
    match (values.below(5), name) {
        (0 | 1, Some(name)) => {
            object.shift_remove(&name);
        }
        (2, Some(name)) => {
            object.insert(name, Value::Null);
        }
        (3, Some(name)) => {
            let value = object.shift_remove(&name).unwrap_or_default();
            let other = match name.to_uppercase() {
                upper if upper != name => upper,
                _ => name.to_lowercase(),
            };
            object.insert(other, value);
        }
        (choice, _) => {
            let known = values.one_of(&vocabulary.names).cloned();
            let name = known
                .filter(|_| choice == 4)
                .unwrap_or_else(|| "unknown".to_owned());
            let value = values.any_value();
            object.entry(name).or_insert(value);
        }
    }
}

fn change_array(values: &mut Values<'_>, items: &mut Vec<Value>, vocabulary: &Vocabulary) {
    match values.below(4) {
        0 => {
            items.pop();
        }
        1 => items.extend(items.first().cloned()),
        2 => {
            let item = values.any_value();
            items.push(item);
        }
        _ => {
            let length = near(values, &vocabulary.lengths).min(400);
            let item = items.first().cloned().unwrap_or_default();
            items.resize(length, item);
        }
    }
}

fn near(values: &mut Values<'_>, lengths: &[usize]) -> usize {
    let length = values.one_of(lengths).copied().unwrap_or_default();
    (length + values.below(3)).saturating_sub(1)
}

fn changed_text(values: &mut Values<'_>, text: &str, vocabulary: &Vocabulary) -> String {
    match values.below(8) {
        0 => String::new(),
        1 => format!("{text}x"),
        2 => format!(" {text}"),
        3 => text.to_uppercase(),
        4 => text.chars().skip(1).collect(),
        5 => format!("{text}\n"),
        6 => format!("{text}😀"),
        _ => {
            let length = near(values, &vocabulary.lengths);
            values.text(length)
        }
    }
}

fn changed_number(values: &mut Values<'_>, number: f64, vocabulary: &Vocabulary) -> Value {
    let bound = values
        .one_of(&vocabulary.numbers)
        .copied()
        .unwrap_or_default();
    let near = [bound - 1.0, bound, bound + 1.0];
    let choices = [
        number_value(values.one_of(&near).copied().unwrap_or_default()),
        number_value(values.one_of(&near).copied().unwrap_or_default()),
        json!(number + 0.5),
        json!(number.trunc()),
        number_value(-number),
        json!(i64::MAX),
        json!(i64::MAX as u64 + 1),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e300),
        json!(-1e300),
        json!(i64::from(i32::MAX) + 1),
        json!(9_007_199_254_740_993_i64),
        json!(-0.0),
        json!(number.to_string()),
    ];
    values.one_of(&choices).cloned().unwrap_or_default()
}

/// Converts a number to JSON, without a fraction if it is an integer.
fn number_value(number: f64) -> Value {
    if number.fract() == 0.0 && number.abs() < 9e15 {
        json!(number as i64)
    } else {
        json!(number)
    }
}
