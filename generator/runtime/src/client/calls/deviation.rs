//! Deviations of response bodies from the description.

use std::fmt;

use crate::runtime::decode_error::{DecodeError, Part, push_key};
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
        errors.parts().map(|part| Self::of(json, part)).collect()
    }

    fn of(json: &str, part: &Part) -> Self {
        let place = part.pointer();
        let received = value_at(&mut Reader::new(json), "", &place).ok().flatten();
        Self {
            received: shortened(received.unwrap_or_default()),
            message: shortened(part.message().to_owned()),
            place: shortened(place),
        }
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

/// Returns the text of the value at a location within the next value, which is at `place`.
fn value_at(
    reader: &mut Reader<'_>,
    place: &str,
    wanted: &str,
) -> Result<Option<String>, DecodeError> {
    if place == wanted {
        return Ok(Some(reader.ahead()?.text().to_owned()));
    }
    let is_around = |place: &str| {
        let rest = wanted.strip_prefix(place);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let mut found = None;
    let mut visit = |reader: &mut Reader<'_>, step: &str| {
        let mut inner = place.to_owned();
        push_key(&mut inner, step);
        match found.is_none() && is_around(&inner) {
            true => found = value_at(reader, &inner, wanted)?,
            false => reader.skip()?,
        }
        Ok(())
    };
    match reader.kind()? {
        Kind::Object => reader.object(&mut visit)?,
        Kind::Array => {
            let mut index = 0_usize;
            reader.array(&mut |reader| {
                visit(reader, &index.to_string())?;
                index += 1;
                Ok(())
            })?;
        }
        _ => reader.skip()?,
    }
    Ok(found)
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
        let at = |place: &str| value_at(&mut Reader::new(json), "", place).unwrap();
        assert_eq!(at("/a/1/b~1c").as_deref(), Some(r#""x""#));
        assert_eq!(at("/ab").as_deref(), Some(r#"{"d": 2}"#));
        assert_eq!(at("/a/0").as_deref(), Some("1"));
        assert_eq!(at("/a/2"), None);
        assert_eq!(at("/a/0/b"), None);
        assert_eq!(at("").as_deref(), Some(json));
    }
}
