//! Enums of two texts that are `true` and `false`.

use serde_json::Value;

use super::description::{Description, has_type};
use crate::report::{Code, Report, quoted};
use crate::source::{Place, Shape, node};

/// What is true, and what is false.
const PAIRS: [[&str; 2]; 5] = [
    ["true", "false"],
    ["yes", "no"],
    ["on", "off"],
    ["1", "0"],
    ["y", "n"],
];

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    for schema in description.all(|shape| shape == Shape::Schema) {
        if stands_beside_a_boolean(description, &schema.place) {
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
                "an enum of {} and {} is a boolean",
                quoted(one),
                quoted(other)
            );
            report
                .add(Code::BooleanEnum, &schema.place.key("enum"), message)
                .at_key()
                .help("write `type: boolean`; let it pass by `x-lint-allow: [boolean-enum]` if a third value may come");
        }
    }
}

/// Whether it is a branch beside `type: boolean`: then both ways to write it are meant.
fn stands_beside_a_boolean(description: &Description<'_>, place: &Place) -> bool {
    let list = place
        .parent()
        .and_then(|list| node(description.value, list));
    let branches = list.and_then(Value::as_array);
    branches.is_some_and(|branches| branches.iter().any(|one| has_type(one, "boolean")))
}
