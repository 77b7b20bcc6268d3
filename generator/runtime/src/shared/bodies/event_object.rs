//! Events described as one object with the fields `data`, `event`, `id` and `retry`, which other
//! libraries name `name`, or `eventType`, `eventId` and `reconnectionInterval`.

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
    /// The field of the id.
    pub id: &'static str,
    /// The field of the reconnection time, and its representation.
    pub retry: (&'static str, Retry),
    /// `true` if the data is plain text, `false` if it is JSON.
    pub data_is_text: bool,
}

/// The representation of a reconnection time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retry {
    /// Milliseconds, as a number.
    Number,
    /// Milliseconds, as a string.
    Text,
    /// A `TimeSpan` of .NET, such as `00:00:02.5000000`.
    TimeSpan,
}

impl Retry {
    fn value(self, milliseconds: u64) -> Value {
        match self {
            Self::Number => Value::from(milliseconds),
            Self::Text => Value::from(milliseconds.to_string()),
            Self::TimeSpan => Value::from(time_span(milliseconds)),
        }
    }

    fn milliseconds(self, text: &str) -> Option<u64> {
        match self {
            Self::TimeSpan => of_time_span(text),
            Self::Number | Self::Text => text.parse().ok(),
        }
    }
}

fn time_span(milliseconds: u64) -> String {
    let (seconds, rest) = (milliseconds / 1_000, milliseconds % 1_000);
    let (days, hours) = (seconds / 86_400, seconds / 3_600 % 24);
    let (minutes, seconds) = (seconds / 60 % 60, seconds % 60);
    let days = if days == 0 {
        String::new()
    } else {
        format!("{days}.")
    };
    let fraction = if rest == 0 {
        String::new()
    } else {
        format!(".{rest:03}0000")
    };
    format!("{days}{hours:02}:{minutes:02}:{seconds:02}{fraction}")
}

/// Returns the milliseconds of `[d.]hh:mm:ss[.fffffff]`.
fn of_time_span(text: &str) -> Option<u64> {
    let mut parts = text.splitn(3, ':');
    let [hours, minutes, seconds] = [parts.next()?, parts.next()?, parts.next()?];
    let (days, hours) = hours.split_once('.').unwrap_or(("0", hours));
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let milliseconds: u64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    let units = [
        (days, 86_400_000),
        (hours, 3_600_000),
        (minutes, 60_000),
        (seconds, 1_000),
    ];
    units.iter().try_fold(milliseconds, |sum, (count, unit)| {
        sum.checked_add(count.parse::<u64>().ok()?.checked_mul(*unit)?)
    })
}

impl EventFields {
    /// A reconnection time in milliseconds, as a number.
    pub const NUMBER: Retry = Retry::Number;
    /// A reconnection time in milliseconds, as a string.
    pub const TEXT: Retry = Retry::Text;
    /// A reconnection time that is a `TimeSpan` of .NET.
    pub const TIME_SPAN: Retry = Retry::TimeSpan;

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
            (self.id, &frame.id),
            ("comment", &frame.comment),
        ];
        for (name, text) in texts {
            fields.extend(text.clone().map(|text| (name, Value::String(text))));
        }
        let (name, representation) = self.retry;
        fields.extend(frame.retry.map(|retry| (name, representation.value(retry))));
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
        let (event, id) = (text(self.event)?, text(self.id)?);
        let (name, representation) = self.retry;
        let (comment, retry) = (text("comment")?, text(name)?);
        let retry = match retry {
            Some(retry) => Some(representation.milliseconds(&retry)?),
            None => None,
        };
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
