//! Values of the wrong kind that have one sensible reading.

use serde_json::Value;

use super::nodes::{kind_of, node_mut};
use super::text::Source;
use super::{Part, Place, locate};
use crate::report::{Code, Report, quoted};

/// Makes text of numbers and booleans that stand where text must: `version: 1.10`.
///
/// The text is that of the description: as a number, `1.10` is `1.1`.
pub(super) fn texts(source: &Source, places: &[Place], value: &mut Value, report: &mut Report) {
    let wanted: Vec<_> = places
        .iter()
        .map(|place| (place.clone(), Part::Value))
        .collect();
    for (place, location) in places.iter().zip(locate(source, &wanted)) {
        let Some(node) = node_mut(value, place) else {
            continue;
        };
        let text = location
            .and_then(|location| source.text.get(location.range))
            .filter(|text| serde_yaml::from_str::<Value>(text).is_ok_and(|read| read == *node))
            .map_or_else(|| node.to_string(), str::to_owned);
        let found = kind_of(node);
        let read_as = quoted(&text);
        report
            .add(
                Code::NotText,
                place,
                format!("expected a string, found {found}; read as {read_as}"),
            )
            .help("write it in quotes");
        *node = Value::String(text);
    }
}

/// A number that is not negative and has no fraction: JSON Schema takes `5.0` for an integer.
pub fn count(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| whole(value.as_f64()?))
}

/// The number as an integer, where it is one that is not negative.
fn whole(number: f64) -> Option<u64> {
    let is_count = number.fract() == 0.0 && (0.0..u64::MAX as f64).contains(&number);
    is_count.then_some(number as u64)
}
