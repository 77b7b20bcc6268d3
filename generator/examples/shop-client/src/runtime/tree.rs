// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! JSON values that keep repeated fields.

use std::borrow::Cow;

use super::decode::{self, Decode};
use super::decode_error::DecodeError;
use super::discriminator::Shape;
use super::reader::{Kind, Reader};
use super::scalar::Scalar;

/// A JSON value as it was sent.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number without fraction and exponent that fits 128 bits.
    Integer(i128),
    /// Any other number.
    Number(f64),
    /// A number beyond 64 bits.
    Vast,
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Tree>),
    /// An object, field by field.
    Object(Vec<(String, Tree)>),
}

impl Tree {
    /// Returns the shape of the value.
    pub fn shape(&self) -> Shape<'_> {
        match self {
            Self::Null => Shape::Null,
            Self::Boolean(_) => Shape::Boolean,
            Self::Integer(_) => Shape::Integer,
            Self::Number(_) | Self::Vast => Shape::Number,
            Self::String(text) => Shape::String(text.into()),
            Self::Array(items) => Shape::Array(items.first().map(|item| Box::new(item.shape()))),
            Self::Object(fields) => {
                let fields = fields.iter();
                Shape::Object(
                    fields
                        .map(|(name, value)| (name.into(), value.text()))
                        .collect(),
                )
            }
        }
    }

    fn number(text: &str) -> Self {
        if let Ok(integer) = text.parse() {
            return Self::Integer(integer);
        }
        let number = text.parse().ok().filter(|number: &f64| number.is_finite());
        number.map_or(Self::Vast, Self::Number)
    }

    fn text(&self) -> Option<Cow<'_, str>> {
        match self {
            Self::String(text) => Some(text.into()),
            Self::Integer(value) => Some(value.to_string().into()),
            Self::Boolean(value) => Some(value.to_string().into()),
            _ => None,
        }
    }

    /// Returns the value if it is not `null`, an array or an object.
    pub fn scalar(&self) -> Option<Scalar<'_>> {
        match self {
            Self::Boolean(value) => Some(Scalar::Boolean(*value)),
            Self::Integer(value) => Some(Scalar::Integer(*value)),
            Self::Number(value) => Some(Scalar::Number(*value)),
            Self::String(text) => Some(Scalar::Text(text)),
            Self::Null | Self::Vast | Self::Array(_) | Self::Object(_) => None,
        }
    }
}

impl Decode for Tree {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        match reader.kind()? {
            Kind::Null => reader.null().map(|_| Self::Null),
            Kind::Boolean => reader.boolean().map(Self::Boolean),
            Kind::Number => reader.number().map(Self::number),
            Kind::String => String::decode(reader).map(Self::String),
            Kind::Array => Vec::decode(reader).map(Self::Array),
            Kind::Object => decode::fields(reader).map(Self::Object),
        }
    }
}
