//! Forms (`application/x-www-form-urlencoded`).

use bytes::Bytes;
use http::HeaderValue;

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::InvalidRequest;
use crate::runtime::client::request_url::encode;
use crate::runtime::client::styled;
use crate::runtime::decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{self, Encode};
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::reader::Reader;
use crate::runtime::reason::Reason;

impl<O: Operation> CallBuilder<O> {
    /// Sets a form as the body.
    #[doc(hidden)]
    pub fn form(self, media_type: &'static str, styles: FieldStyles, body: &dyn Encode) -> Self {
        let mut pairs = Vec::new();
        let encoded = each_field(styles, body, encoded, &mut |name, value, _| {
            pairs.push(format!("{}={value}", encode(name)));
        });
        let form = encoded.map(|()| Bytes::from(pairs.join("&")));
        self.body_of(HeaderValue::from_static(media_type), form)
    }
}

/// Encodes each field of a form, and passes its name, its value, and `true` if that is JSON.
pub(crate) fn each_field(
    styles: FieldStyles,
    body: &dyn Encode,
    encode: styled::Encode,
    push: &mut dyn FnMut(&str, &str, bool),
) -> Result<(), InvalidRequest> {
    let body = encode::try_to_bytes(body).map_err(|error| InvalidRequest::body(&error))?;
    let body = std::str::from_utf8(&body).unwrap_or_default();
    for (name, json) in members(body).unwrap_or_default() {
        fields_of(styles.of(&name), &name, json, encode, push)
            .ok_or_else(|| invalid(&name, "has a value that its style cannot represent"))?;
    }
    Ok(())
}

/// Creates the error for a field.
pub(crate) fn invalid(name: &str, message: impl Into<Reason>) -> InvalidRequest {
    InvalidRequest::body(&DecodeError::new(message).in_field(name))
}

fn fields_of(
    style: FieldStyle,
    name: &str,
    json: &str,
    encode: styled::Encode,
    push: &mut dyn FnMut(&str, &str, bool),
) -> Option<()> {
    match style {
        FieldStyle::Json => push(name, &encode(json), true),
        _ if json == "null" => {}
        FieldStyle::JsonItems => {
            for item in items(json)? {
                push(name, &encode(item), true);
            }
        }
        FieldStyle::Styled(style) => {
            let node = decode::from_text(json).ok()?;
            for (name, value) in styled::pairs(style, name, &node, encode)? {
                push(&name, &value, false);
            }
        }
    }
    Some(())
}

/// Returns the JSON of each field of an object.
fn members(json: &str) -> Option<Vec<(String, &str)>> {
    let mut members = Vec::new();
    let read = Reader::new(json).object(&mut |reader, name| {
        members.push((name.to_owned(), reader.ahead()?.text()));
        Ok(())
    });
    read.ok().map(|()| members)
}

/// Returns the JSON of each item of a list.
fn items(json: &str) -> Option<Vec<&str>> {
    let mut items = Vec::new();
    let read = Reader::new(json).array(&mut |reader| {
        items.push(reader.ahead()?.text());
        Ok(())
    });
    read.ok().map(|()| items)
}

fn encoded(text: &str) -> String {
    encode(text).to_string()
}
