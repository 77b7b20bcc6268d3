//! JSON values of any type (`serde_json::Value`).

use std::collections::BTreeMap;

use serde_json::{Number, Value};

use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{Encode, EncodeFields, Fields, Writer};
use crate::runtime::reader::{Kind, Reader};

/// Rejects repeated fields.
impl Decode for Value {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
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

/// Keeps integers of 64 bits exactly and rounds any other number to the nearest `f64`; a zero keeps
/// its sign.
fn number(text: &str) -> Result<Number, DecodeError> {
    if let Ok(integer) = text.parse::<u64>() {
        return Ok(integer.into());
    }
    if let Ok(integer @ ..=-1) = text.parse::<i64>() {
        return Ok(integer.into());
    }
    let number = text.parse().ok().and_then(Number::from_f64);
    number.ok_or_else(|| DecodeError::new("is out of the range of 64-bit numbers"))
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

/// Writes fractions, and numbers of more digits if a dependency enables `arbitrary_precision`, as
/// `serde_json` does.
fn encode_number(number: &Number, json: &mut Writer) {
    if let Some(integer) = number.as_u64() {
        integer.encode(json);
    } else if let Some(integer) = number.as_i64() {
        integer.encode(json);
    } else {
        json.raw(&number.to_string());
    }
}

/// A value that is not an object has no fields.
impl EncodeFields for Value {
    fn encode_fields(&self, fields: &mut Fields<'_>) {
        for (name, value) in self.as_object().into_iter().flatten() {
            fields.entry(name, value);
        }
    }
}
