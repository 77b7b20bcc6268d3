//! Enums of two strings for `true` and `false`.

use serde_json::Value;

use super::description::{Description, has_type};
use crate::report::{Code, Report, quoted};
use crate::source::{Place, Shape, node};

/// The strings for `true` and for `false`.
const PAIRS: [[&str; 2]; 5] = [
    ["true", "false"],
    ["yes", "no"],
    ["on", "off"],
    ["1", "0"],
    ["y", "n"],
];

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    for schema in description.all(|shape| shape == Shape::Schema) {
        if is_alternative_to_boolean(description, &schema.place) {
            continue;
        }
        let Some([one, other]) = schema
            .value
            .get("enum")
            .and_then(Value::as_array)
            .map(Vec::as_slice)
        else {
            continue;
        };
        let (Some(one), Some(other)) = (one.as_str(), other.as_str()) else {
            continue;
        };
        let is_pair = |pair: &[&str; 2]| {
            let is = |text: &str, word: &str| text.eq_ignore_ascii_case(word);
            let [yes, no] = pair;
            (is(one, yes) && is(other, no)) || (is(one, no) && is(other, yes))
        };
        if PAIRS.iter().any(is_pair) {
            let message = format!(
                "enum of {} and {} instead of a boolean",
                quoted(one),
                quoted(other)
            );
            report
                .add(Code::BooleanEnum, &schema.place.key("enum"), message)
                .at_key()
                .help("use `type: boolean`, or add `x-lint-allow: [boolean-enum]` if there may be a third value");
        }
    }
}

/// Returns `true` for an alternative to `type: boolean`, which accepts both representations.
fn is_alternative_to_boolean(description: &Description<'_>, place: &Place) -> bool {
    let list = place
        .parent()
        .and_then(|list| node(description.value, list));
    let all = list.and_then(Value::as_array);
    all.is_some_and(|all| all.iter().any(|one| has_type(one, "boolean")))
}
