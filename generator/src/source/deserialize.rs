//! From a checked value to the types of `openapiv3`.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Place;
use crate::report::{Code, Report};

/// Reads a value. What the structure check let through should always be read; if it is not, the
/// report says what `openapiv3` had against it, at the place that can be told.
pub(super) fn deserialize<T: DeserializeOwned>(
    value: &Value,
    place: &Place,
    report: &mut Report,
) -> Option<T> {
    match serde_path_to_error::deserialize::<_, T>(value) {
        Ok(read) => Some(read),
        Err(error) => {
            let place = at_path(place, error.path());
            report
                .add(
                    Code::UnreadablePart,
                    &place,
                    "this part of the description cannot be read",
                )
                .label(error.inner().to_string());
            None
        }
    }
}

fn at_path(place: &Place, path: &serde_path_to_error::Path) -> Place {
    path.iter()
        .fold(place.clone(), |place, segment| match segment {
            serde_path_to_error::Segment::Seq { index } => place.index(*index),
            serde_path_to_error::Segment::Map { key } => place.key(key),
            _ => place,
        })
}
