//! Events described as one object with the fields `data`, `event`, `id` and `retry`.

use serde_json::Value;

use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{self, Encode, Writer};
use crate::runtime::framing::Frame;
use crate::runtime::reader::Reader;
use crate::runtime::tolerance::Tolerance;

/// The names and encodings of the fields of an event object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventFields {
    /// The field of the event type.
    pub event: &'static str,
    /// `true` if the data is plain text, `false` if it is JSON.
    pub data_is_text: bool,
    /// `true` if `retry` is a string, `false` if it is a number.
    pub retry_is_text: bool,
}

impl EventFields {
    /// Decodes an event, as a client.
    pub fn read<T: Decode>(&self, frame: &Frame) -> Result<T, DecodeError> {
        decode::from_bytes_with(&self.json_of(frame)?, Tolerance::Tolerant)
    }

    /// Returns the event as a JSON object, or its data unchanged if that is invalid.
    pub fn body_of(&self, frame: &Frame) -> Vec<u8> {
        self.json_of(frame).unwrap_or_else(|_| frame.data.clone())
    }

    /// Returns the event as a JSON object.
    fn json_of(&self, frame: &Frame) -> Result<Vec<u8>, DecodeError> {
        let mut json = Writer::default();
        let mut fields: Vec<(&str, Value)> = Vec::new();
        let texts = [
            (self.event, &frame.event),
            ("id", &frame.id),
            ("comment", &frame.comment),
        ];
        for (name, text) in texts {
            fields.extend(text.clone().map(|text| (name, Value::String(text))));
        }
        if let Some(retry) = frame.retry {
            let retry = match self.retry_is_text {
                true => Value::String(retry.to_string()),
                false => Value::from(retry),
            };
            fields.push(("retry", retry));
        }
        json.raw("{\"data\":");
        self.write_data(&frame.data, &mut json)?;
        for (name, value) in fields {
            json.raw(",");
            json.text(name);
            json.raw(":");
            value.encode(&mut json);
        }
        json.raw("}");
        Ok(json.finish().unwrap_or_default())
    }

    fn write_data(&self, data: &[u8], json: &mut Writer) -> Result<(), DecodeError> {
        let Ok(text) = std::str::from_utf8(data) else {
            return Err(DecodeError::new("is not UTF-8").in_field("data"));
        };
        if self.data_is_text {
            json.text(text);
            return Ok(());
        }
        Reader::check(text).map_err(|error| error.in_field("data"))?;
        json.raw(text);
        Ok(())
    }

    /// Converts a JSON object to a frame; `None` if it is not an event.
    pub fn frame_of(&self, json: &[u8]) -> Option<Frame> {
        let Value::Object(mut fields) = decode::from_bytes(json).ok()? else {
            return None;
        };
        let mut text = |name: &str| match fields.remove(name) {
            None | Some(Value::Null) => Some(None),
            Some(Value::String(text)) => Some(Some(text)),
            Some(Value::Number(number)) => Some(Some(number.to_string())),
            Some(_) => None,
        };
        let (event, id) = (text(self.event)?, text("id")?);
        let (comment, retry) = (text("comment")?, text("retry")?);
        let retry = retry.map(|retry| retry.parse()).transpose().ok()?;
        let data = match fields.remove("data") {
            None => None,
            Some(Value::String(text)) if self.data_is_text => Some(text.into_bytes()),
            Some(data) => Some(encode::to_bytes(&data)?),
        };
        Some(Frame {
            event,
            id,
            retry,
            comment,
            has_data: data.is_some(),
            data: data.unwrap_or_default(),
        })
    }
}
