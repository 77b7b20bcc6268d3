//! Values that are listed: `enum` and `const`.

use serde_json::Value;

use crate::change::Verdict;
use crate::comparer::{Comparer, Effect, Flow, Where};
use crate::shape::{Shape, Values};
use generator::source::Place;

/// Why a new value in an answer is no more than a risk.
const READ_ANYWAY: &str = "the generated client keeps values that it does not know; others may not";

impl Comparer<'_> {
    pub(super) fn values(&mut self, old: &Shape<'_>, new: &Shape<'_>, at: &Where) {
        match (&old.values, &new.values) {
            (None, None) => {}
            (None, Some(after)) => {
                let message = format!("{} must be {} now", at.words(), listed(after));
                let what = if after.is_const {
                    "const-added"
                } else {
                    "became-enum"
                };
                self.tell_at(
                    at,
                    what,
                    Effect::Narrows,
                    message,
                    (&old.place, &after.place),
                );
            }
            (Some(before), None) => {
                let message = format!(
                    "{} may have any value now, was {}",
                    at.words(),
                    listed(before)
                );
                let what = if before.is_const {
                    "const-removed"
                } else {
                    "became-not-enum"
                };
                self.tell_at(
                    at,
                    what,
                    Effect::Widens,
                    message,
                    (&before.place, &new.place),
                );
            }
            (Some(before), Some(after)) => self.listed_values(before, after, at),
        }
    }

    fn listed_values(&mut self, before: &Values<'_>, after: &Values<'_>, at: &Where) {
        let gone: Vec<_> = missing(before, after).collect();
        let come: Vec<_> = missing(after, before).collect();
        let is_const = before.is_const && after.is_const;
        if let ([(old, old_place)], [(new, new_place)], true) = (&*gone, &*come, is_const) {
            let message = format!("{} must be `{new}` now, was `{old}`", at.words());
            let places = (*old_place, *new_place);
            self.tell_at(at, "const-changed", Effect::Incomparable, message, places);
            return;
        }
        for (value, place) in &gone {
            let message = format!("{}: the value `{value}` is gone", at.words());
            let at = about(at, value);
            self.tell_at(
                &at,
                "enum-value-removed",
                Effect::Narrows,
                message,
                (place, &after.place),
            );
        }
        for (value, place) in &come {
            let message = format!("{}: the value `{value}` is new", at.words());
            let (verdict, reason) = match at.flow {
                Flow::ToServer | Flow::Nobody => (Verdict::Safe, None),
                Flow::ToClient => (Verdict::Risky, Some(READ_ANYWAY)),
            };
            let (at, places) = (about(at, value), (&before.place, *place));
            self.tell_with(&at, "enum-value-added", verdict, reason, message, places);
        }
    }
}

/// What a value shows in: a variant of its name.
fn about(at: &Where, value: &Value) -> Where {
    let member = value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned);
    Where {
        member: Some(member),
        ..at.clone()
    }
}

fn missing<'v>(
    these: &'v Values<'_>,
    others: &'v Values<'_>,
) -> impl Iterator<Item = (&'v Value, &'v Place)> {
    let is_there = |value: &Value| others.all.iter().any(|(other, _)| same(other, value));
    let these = these.all.iter().map(|(value, place)| (*value, place));
    these.filter(move |(value, _)| !is_there(value))
}

/// Whether two values are the same: numbers by what they stand for. How deep they go is bounded by their reader.
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
            let mut fields = these.iter();
            these.len() == those.len()
                && fields.all(|(name, one)| those.get(name).is_some_and(|other| same(one, other)))
        }
        _ => one == other,
    }
}

/// The first few values, in words.
fn listed(values: &Values<'_>) -> String {
    const MOST: usize = 5;
    let shown: Vec<String> = values
        .all
        .iter()
        .take(MOST)
        .map(|(value, _)| format!("`{value}`"))
        .collect();
    let more = values.all.len().saturating_sub(MOST);
    match (values.is_const, more) {
        (true, _) => shown.join(", "),
        (false, 0) => format!("one of {}", shown.join(", ")),
        (false, more) => format!("one of {} and {more} more", shown.join(", ")),
    }
}
