//! Values of another type with one sensible interpretation as a string or a number.

use serde_json::Value;

use crate::report::{Code, Report, quoted};
use crate::source::text::{Source, locate};
use crate::source::tree::{Part, Place, describe, node_mut};

/// Replaces numbers and booleans by the text in the file: as a number, `version: 1.10` is 1.1.
pub(super) fn restore(source: &Source, places: &[Place], value: &mut Value, report: &mut Report) {
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
        let (found, read_as) = (describe(node), quoted(&text));
        let message = format!("expected a string, found {found}; read as {read_as}");
        report
            .add(Code::NotText, place, message)
            .help("put it in quotes");
        *node = Value::String(text);
    }
}

/// Converts a non-negative integer. JSON Schema accepts `5.0` as an integer.
pub(crate) fn count(value: &Value) -> Option<u64> {
    let whole = |number: f64| {
        let is_count = number.fract() == 0.0 && (0.0..u64::MAX as f64).contains(&number);
        is_count.then_some(number as u64)
    };
    value.as_u64().or_else(|| whole(value.as_f64()?))
}
