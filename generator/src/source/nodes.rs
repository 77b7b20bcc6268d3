//! Values by their places, and what to call them.

use serde_json::Value;

use super::{Place, advice};
use crate::report::{Code, Diagnostic, Report, quoted};

/// Reports a value of the wrong kind.
pub(super) fn report_kind<'r>(
    place: &Place,
    found: &Value,
    expected: &str,
    report: &'r mut Report,
) -> &'r mut Diagnostic {
    let key = place.name().filter(|key| !advice::is_number(key));
    report
        .add(
            Code::WrongKind,
            place,
            format!("expected {expected}, found {}", kind_of(found)),
        )
        .maybe_label(key.map(|key| format!("{} must be {expected}", quoted(key))))
        .maybe_help(advice::of_kind(key, expected, found))
}

/// The value at a place.
pub(crate) fn node<'v>(value: &'v Value, place: &Place) -> Option<&'v Value> {
    place
        .steps()
        .into_iter()
        .try_fold(value, |value, step| match value {
            Value::Object(object) => object.get(step),
            Value::Array(list) => list.get(step.parse::<usize>().ok()?),
            _ => None,
        })
}

/// The value at a place, to be changed.
pub(super) fn node_mut<'v>(value: &'v mut Value, place: &Place) -> Option<&'v mut Value> {
    place
        .steps()
        .into_iter()
        .try_fold(value, |value, step| match value {
            Value::Object(object) => object.get_mut(step),
            Value::Array(list) => list.get_mut(step.parse::<usize>().ok()?),
            _ => None,
        })
}

/// What a value is, for messages.
pub(super) fn kind_of(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(value) => format!("the boolean `{value}`"),
        Value::Number(value) => format!("the number `{value}`"),
        Value::String(_) => "a string".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}
