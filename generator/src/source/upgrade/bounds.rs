//! Bounds of numbers, in the forms that `openapiv3` accepts.

use std::cmp::Ordering;

use serde_json::{Map, Number, Value};

use super::Moves;
use crate::source::tree::Place;

const MINIMUM: [&str; 2] = ["minimum", "exclusiveMinimum"];
const MAXIMUM: [&str; 2] = ["maximum", "exclusiveMaximum"];

pub(super) fn bounds(schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    exclusive(MINIMUM, Ordering::Greater, schema, place, moves);
    exclusive(MAXIMUM, Ordering::Less, schema, place, moves);
    if schema.get("type").and_then(Value::as_str) == Some("integer") {
        whole(MINIMUM, f64::ceil, schema);
        whole(MAXIMUM, f64::floor, schema);
        whole_multiple(schema);
        infer_uint64(schema);
        match schema.get("format").and_then(Value::as_str) {
            None | Some("int32" | "int64") => {
                drop_implied(MINIMUM, i64::MIN, Ordering::Less, schema);
                drop_implied(MAXIMUM, i64::MAX, Ordering::Greater, schema);
            }
            Some("uint64") => drop_implied(MAXIMUM, u64::MAX - 1, Ordering::Greater, schema),
            Some(_) => {}
        }
    }
}

/// Converts a numeric exclusive bound to a flag. Of two bounds, the stricter is kept: `stricter` is its order relative
/// to the other.
fn exclusive(
    [inclusive, exclusive]: [&str; 2],
    stricter: Ordering,
    schema: &mut Map<String, Value>,
    place: &Place,
    moves: &mut Moves,
) {
    let Some(Value::Number(bound)) = schema.get(exclusive).cloned() else {
        return;
    };
    if let Some(Value::Number(other)) = schema.get(inclusive)
        && compare(other, &bound) == stricter
    {
        schema.shift_remove(exclusive);
        return;
    }
    schema.insert(inclusive.to_owned(), Value::Number(bound));
    schema.insert(exclusive.to_owned(), true.into());
    moves.insert(place.key(inclusive), place.key(exclusive));
}

fn compare(one: &Number, other: &Number) -> Ordering {
    let exact = one.as_i128().zip(other.as_i128());
    let order = exact.map(|(one, other)| one.cmp(&other));
    let near = || one.as_f64()?.partial_cmp(&other.as_f64()?);
    order.or_else(near).unwrap_or(Ordering::Equal)
}

/// Rounds the bound of an integer: `1.0` is 1, and a minimum of `0.5` is 1.
fn whole(
    [inclusive, exclusive]: [&str; 2],
    round: fn(f64) -> f64,
    schema: &mut Map<String, Value>,
) {
    let Some(Value::Number(bound)) = schema.get(inclusive) else {
        return;
    };
    let Some(number) = bound.as_f64().filter(|_| bound.is_f64()) else {
        return;
    };
    let Some(rounded) = integer(round(number)) else {
        return;
    };
    if number.fract() != 0.0 {
        schema.shift_remove(exclusive);
    }
    schema.insert(inclusive.to_owned(), rounded.into());
}

fn whole_multiple(schema: &mut Map<String, Value>) {
    const KEY: &str = "multipleOf";
    let number = schema.get(KEY).and_then(Value::as_f64);
    let whole = number.filter(|number| number.fract() == 0.0);
    if let Some(multiple) = whole.and_then(integer) {
        schema.insert(KEY.to_owned(), multiple.into());
    }
}

/// Converts a number to an integer, if that is exact.
fn integer(number: f64) -> Option<i64> {
    const EXACT: f64 = (1_u64 << f64::MANTISSA_DIGITS) as f64;
    (number.abs() <= EXACT).then_some(number as i64)
}

/// Infers the format `uint64` from a non-negative minimum and a maximum of at least `u64::MAX`.
fn infer_uint64(schema: &mut Map<String, Value>) {
    const KEY: &str = "format";
    let order = |key: &str, other: u64| {
        let bound = schema.get(key).and_then(Value::as_number)?;
        Some(compare(bound, &other.into()))
    };
    let is_positive = order("minimum", 0).is_some_and(Ordering::is_ge);
    let is_long = order("maximum", u64::MAX).is_some_and(Ordering::is_ge);
    if !schema.contains_key(KEY) && is_positive && is_long {
        schema.insert(KEY.to_owned(), "uint64".into());
    }
}

/// Drops a bound that every integer of 64 bits satisfies, and that `openapiv3` may not represent.
fn drop_implied(
    [inclusive, exclusive]: [&str; 2],
    last: impl Into<Number>,
    beyond: Ordering,
    schema: &mut Map<String, Value>,
) {
    if let Some(Value::Number(bound)) = schema.get(inclusive)
        && compare(bound, &last.into()) == beyond
    {
        schema.shift_remove(inclusive);
        schema.shift_remove(exclusive);
    }
}
