//! JSON values that are compared by value.

use std::collections::BTreeMap;

use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::exact_number::ExactNumber;
use crate::runtime::expected::Types;
use crate::runtime::reader::{Kind, Reader};

/// A JSON value. Two of them are equal as JSON Schema defines it: numbers by their mathematical value, objects regardless of
/// the order of fields (JSON Schema 2020-12, Core, section 4.2.2).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tree {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number.
    Number(ExactNumber),
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Tree>),
    /// An object.
    Object(BTreeMap<String, Tree>),
}

/// Rejects repeated fields.
impl Decode for Tree {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        match reader.kind()? {
            Kind::Null => reader.null().map(|_| Self::Null),
            Kind::Boolean => reader.boolean().map(Self::Boolean),
            Kind::Number => match ExactNumber::parse(reader.number()?) {
                Some(number) => Ok(Self::Number(number)),
                None => Err(DecodeError::new(Types::NUMBER)),
            },
            Kind::String => String::decode(reader).map(Self::String),
            Kind::Array => Vec::decode(reader).map(Self::Array),
            Kind::Object => BTreeMap::decode(reader).map(Self::Object),
        }
    }
}
