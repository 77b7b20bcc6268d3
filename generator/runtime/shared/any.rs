//! Values of any kind (`serde_json::Value`) in JSON.

use std::collections::BTreeMap;

use serde_json::{Number, Value};

use super::decode::Decode;
use super::encode::{Encode, EncodeFields, Fields, Writer};
use super::fault::Fault;
use super::reader::{Kind, Reader};

/// A repeated field is refused.
impl Decode for Value {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, Fault> {
        match reader.kind()? {
            Kind::Null => reader.null().map(|_| Self::Null),
            Kind::Boolean => reader.boolean().map(Self::Bool),
            Kind::Number => number(reader.number()?).map(Self::Number),
            Kind::String => String::decode(reader).map(Self::String),
            Kind::Array => Vec::decode(reader).map(Self::Array),
            Kind::Object => {
                let fields: BTreeMap<String, Self> = BTreeMap::decode(reader)?;
                Ok(fields.into_iter().collect())
            }
        }
    }
}

/// An integer of 64 bits as it is, and any other number as the nearest one; a zero keeps its sign.
fn number(text: &str) -> Result<Number, Fault> {
    if let Ok(integer) = text.parse::<u64>() {
        return Ok(integer.into());
    }
    if let Ok(integer @ ..=-1) = text.parse::<i64>() {
        return Ok(integer.into());
    }
    let number = text.parse().ok().and_then(Number::from_f64);
    number.ok_or_else(|| Fault::new("is a number beyond those of 64 bits"))
}

impl Encode for Value {
    fn encode(&self, json: &mut Writer) {
        match self {
            Self::Null => json.raw("null"),
            Self::Bool(value) => value.encode(json),
            Self::Number(number) => encode_number(number, json),
            Self::String(text) => json.text(text),
            Self::Array(items) => items.encode(json),
            Self::Object(_) => json.object(&mut |fields| self.encode_fields(fields)),
        }
    }
}

/// A fraction, or a number of more digits where some crate asks `serde_json` for
/// `arbitrary_precision`, is written as `serde_json` shows it.
fn encode_number(number: &Number, json: &mut Writer) {
    if let Some(integer) = number.as_u64() {
        integer.encode(json);
    } else if let Some(integer) = number.as_i64() {
        integer.encode(json);
    } else {
        json.raw(&number.to_string());
    }
}

/// A value that is no object has no fields.
impl EncodeFields for Value {
    fn encode_fields(&self, fields: &mut Fields<'_>) {
        for (name, value) in self.as_object().into_iter().flatten() {
            fields.entry(name, value);
        }
    }
}
