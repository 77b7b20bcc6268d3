//! Extensible enums of scalars: unknown values of a newer server are preserved.

use super::decode_error::DecodeError;
use super::reader::Reader;
use super::scalar::{self, Scalar};

/// An extensible set of strings, numbers and booleans.
pub trait ScalarEnum: Clone + 'static {
    /// The known values with their JSON values.
    const VALUES: &'static [(Scalar<'static>, Self)];

    /// Creates the variant of an unknown value.
    fn unknown(value: UnknownScalar) -> Self;

    /// Returns the value of a scalar.
    fn from_scalar(scalar: Scalar<'_>) -> Self {
        let known = Self::VALUES.iter().find(|(known, _)| *known == scalar);
        match known {
            Some((_, value)) => value.clone(),
            None => Self::unknown(UnknownScalar(Owned::from(scalar))),
        }
    }

    /// Returns the value of a header.
    fn from_text(text: &str) -> Self {
        let known = Self::VALUES
            .iter()
            .find(|(known, _)| known.is_written(text));
        match known {
            Some((_, value)) => value.clone(),
            None => Self::from_scalar(Scalar::Text(text)),
        }
    }
}

/// A value that this version of the crate does not know.
///
/// It is only created by decoding, so a value is either known or unknown.
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownScalar(Owned);

#[derive(Clone, Debug, PartialEq)]
enum Owned {
    Boolean(bool),
    Integer(i128),
    Number(f64),
    Text(Box<str>),
}

impl From<Scalar<'_>> for Owned {
    fn from(scalar: Scalar<'_>) -> Self {
        match scalar {
            Scalar::Boolean(value) => Self::Boolean(value),
            Scalar::Integer(value) => Self::Integer(value),
            Scalar::Number(value) => Self::Number(value),
            Scalar::Text(text) => Self::Text(text.into()),
        }
    }
}

impl UnknownScalar {
    /// Returns the JSON value.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match &self.0 {
            Owned::Boolean(value) => Scalar::Boolean(*value),
            Owned::Integer(value) => Scalar::Integer(*value),
            Owned::Number(value) => Scalar::Number(*value),
            Owned::Text(text) => Scalar::Text(text),
        }
    }
}

/// Decodes a value.
pub fn decode<T: ScalarEnum>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    scalar::decode(reader, &|scalar| T::from_scalar(scalar))
}
