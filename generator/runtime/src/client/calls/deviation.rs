//! Deviations of response bodies from the description.

use std::fmt;

use crate::runtime::decode_error::{DecodeError, push_key};
use crate::runtime::reader::{Kind, Reader};

/// A deviation of a response body from the description.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Deviation {
    /// The location in the body as a JSON Pointer (RFC 6901), such as `/3/name`; empty for the whole
    /// body.
    pub place: String,
    /// The deviation, such as "is missing" or "expected a string".
    pub message: String,
    /// The value at the location as JSON text, shortened to 200 characters; empty if there is none.
    pub received: String,
}

impl Deviation {
    /// Returns the deviations of a body with errors.
    #[cold]
    pub(crate) fn all(body: &[u8], errors: &DecodeError) -> Vec<Self> {
        let json = std::str::from_utf8(body).unwrap_or_default();
        let parts = errors.parts().map(|part| Self {
            place: part.pointer(),
            message: shortened(part.message().to_owned()),
            received: String::new(),
        });
        let mut deviations: Vec<Self> = parts.collect();
        // What precedes an error of syntax is found.
        let _ = find_received(&mut Reader::new(json), "", &mut deviations);
        for deviation in &mut deviations {
            deviation.place = shortened(std::mem::take(&mut deviation.place));
        }
        deviations
    }

    /// Returns the deviation of a body that is invalid as a whole.
    #[cold]
    pub(crate) fn whole(body: &[u8], why: &impl fmt::Display) -> Self {
        let received = std::str::from_utf8(body).unwrap_or_default();
        Self {
            place: String::new(),
            message: shortened(why.to_string()),
            received: shortened(received.to_owned()),
        }
    }
}

/// Sets what was received at the locations of deviations at or within the next value, which is at `place`: in one pass,
/// because a body may be large.
fn find_received(
    reader: &mut Reader<'_>,
    place: &str,
    deviations: &mut [Deviation],
) -> Result<(), DecodeError> {
    let mut is_around = false;
    for deviation in &mut *deviations {
        match deviation.place.strip_prefix(place) {
            Some("") => {
                let value = reader.clone().ahead()?;
                deviation.received = shortened(value.text().to_owned());
            }
            Some(rest) => is_around |= rest.starts_with('/'),
            None => {}
        }
    }
    if !is_around {
        return reader.skip();
    }
    let mut visit = |reader: &mut Reader<'_>, step: &str| {
        let mut inner = place.to_owned();
        push_key(&mut inner, step);
        find_received(reader, &inner, deviations)
    };
    match reader.kind()? {
        Kind::Object => reader.object(&mut visit),
        Kind::Array => {
            let mut index = 0_usize;
            reader.array(&mut |reader| {
                visit(reader, &index.to_string())?;
                index += 1;
                Ok(())
            })
        }
        _ => reader.skip(),
    }
}

/// Truncates a text to the length of a message: names and values of the body may be long.
pub(crate) fn shortened(text: String) -> String {
    const MAX_LENGTH: usize = 200;
    match text.char_indices().nth(MAX_LENGTH) {
        None => text,
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_at_a_place_is_found() {
        let json = r#"{"a": [1, {"b/c": "x"}], "ab": {"d": 2}}"#;
        let at = |place: &str| {
            let place = place.to_owned();
            let (message, received) = (String::new(), String::new());
            let mut deviations = [Deviation {
                place,
                message,
                received,
            }];
            find_received(&mut Reader::new(json), "", &mut deviations).unwrap();
            let [Deviation { received, .. }] = deviations;
            Some(received).filter(|received| !received.is_empty())
        };
        assert_eq!(at("/a/1/b~1c").as_deref(), Some(r#""x""#));
        assert_eq!(at("/ab").as_deref(), Some(r#"{"d": 2}"#));
        assert_eq!(at("/a/0").as_deref(), Some("1"));
        assert_eq!(at("/a/2"), None);
        assert_eq!(at("/a/0/b"), None);
        assert_eq!(at("").as_deref(), Some(json));
    }
}
