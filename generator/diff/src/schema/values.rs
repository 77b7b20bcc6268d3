//! `enum` and `const`.

use serde_json::Value;

use crate::change::Verdict;
use crate::comparer::{Comparer, Context, Effect, Flow};
use crate::shape::{AllowedValues, Shape};
use openapi_crates::source::Place;

/// The maximum number of values in a message.
const MAX_SHOWN: usize = 5;

const KEPT_IF_UNKNOWN: &str =
    "generated clients keep unknown values; other clients may reject them";

impl Comparer<'_> {
    pub(super) fn values(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Context) {
        match (&old.values, &new.values) {
            (None, None) => {}
            (None, Some(after)) => {
                let what = if after.is_const {
                    "const-added"
                } else {
                    "became-enum"
                };
                let predicate = format!("is now restricted to {}", shown(after));
                self.report(at, what, Effect::Narrows, predicate, old, &after.place);
            }
            (Some(before), None) => {
                let what = if before.is_const {
                    "const-removed"
                } else {
                    "became-not-enum"
                };
                let predicate = format!("is no longer restricted to {}", shown(before));
                self.report(at, what, Effect::Widens, predicate, &before.place, new);
            }
            (Some(before), Some(after)) => self.allowed_values(before, after, at),
        }
    }

    fn allowed_values(&mut self, old: &AllowedValues<'_>, new: &AllowedValues<'_>, at: &Context) {
        let (removed, added) = (missing(old, new), missing(new, old));
        if let ([(was, old_place)], [(is, new_place)], true, true) =
            (&*removed, &*added, old.is_const, new.is_const)
        {
            let predicate = format!("must now be `{is}` instead of `{was}`");
            let effect = Effect::Incomparable;
            self.report(
                at,
                "const-changed",
                effect,
                predicate,
                *old_place,
                *new_place,
            );
            return;
        }
        for (value, place) in removed {
            let (at, predicate) = (with_value(at, value), format!("no longer allows `{value}`"));
            let effect = Effect::Narrows;
            self.report(
                &at,
                "enum-value-removed",
                effect,
                predicate,
                place,
                &new.place,
            );
        }
        for (value, place) in added {
            let (at, predicate) = (
                with_value(at, value),
                format!("allows the new value `{value}`"),
            );
            let impact = match at.flow {
                Flow::ToServer | Flow::NotSent => (Verdict::Safe, None),
                Flow::ToClient => (Verdict::Risky, Some(KEPT_IF_UNKNOWN)),
            };
            self.report(
                &at,
                "enum-value-added",
                impact,
                predicate,
                &old.place,
                place,
            );
        }
    }
}

/// Returns the context of a value, which is a variant in generated crates.
fn with_value(at: &Context, value: &Value) -> Context {
    let text = value.as_str().map(str::to_owned);
    at.with_member(text.unwrap_or_else(|| value.to_string()))
}

/// Returns the values that only the first list contains.
fn missing<'v>(
    these: &'v AllowedValues<'_>,
    others: &AllowedValues<'_>,
) -> Vec<(&'v Value, &'v Place)> {
    let is_there = |value: &Value| others.all.iter().any(|(other, _)| same(other, value));
    let these = these.all.iter().map(|(value, place)| (*value, place));
    these.filter(|(value, _)| !is_there(value)).collect()
}

/// `true` if two values are equal; numbers are compared by their value.
pub(crate) fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(first), Value::Number(second)) => {
            let is_float = one.is_f64() || other.is_f64();
            first == second || (is_float && first.as_f64() == second.as_f64())
        }
        (Value::Array(these), Value::Array(those)) => {
            these.len() == those.len()
                && these.iter().zip(those).all(|(one, other)| same(one, other))
        }
        (Value::Object(these), Value::Object(those)) => {
            let mut members = these.iter();
            these.len() == those.len()
                && members.all(|(name, one)| those.get(name).is_some_and(|other| same(one, other)))
        }
        _ => one == other,
    }
}

fn shown(values: &AllowedValues<'_>) -> String {
    let first = values.all.iter().take(MAX_SHOWN);
    let first: Vec<String> = first.map(|(value, _)| format!("`{value}`")).collect();
    let list = first.join(", ");
    match values.all.len().saturating_sub(MAX_SHOWN) {
        0 => list,
        more => format!("{list} and {more} more"),
    }
}
