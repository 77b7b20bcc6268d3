//! Enums of values of several kinds that stay open: a value that a newer server
//! sends is kept.

use super::fault::Fault;
use super::reader::Reader;
use super::scalar::{self, Scalar};

/// A set of strings, numbers and booleans that may grow.
pub trait ScalarEnum: Clone + 'static {
    /// Every known value as it is on the wire.
    const VALUES: &'static [(Scalar<'static>, Self)];

    /// The value for one that is not known.
    fn unknown(value: UnknownScalar) -> Self;

    /// The value that is `scalar` on the wire.
    fn from_scalar(scalar: Scalar<'_>) -> Self {
        let known = Self::VALUES.iter().find(|(known, _)| *known == scalar);
        match known {
            Some((_, value)) => value.clone(),
            None => Self::unknown(UnknownScalar(Owned::from(scalar))),
        }
    }

    /// The value that a header of this text has.
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
/// It is made by reading only, so that a value can never be both known and unknown.
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
    /// The value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match &self.0 {
            Owned::Boolean(value) => Scalar::Boolean(*value),
            Owned::Integer(value) => Scalar::Integer(*value),
            Owned::Number(value) => Scalar::Number(*value),
            Owned::Text(text) => Scalar::Text(text),
        }
    }
}

/// Reads a value of the set.
pub fn decode<T: ScalarEnum>(reader: &mut Reader<'_>) -> Result<T, Fault> {
    scalar::decode(reader, &|scalar| T::from_scalar(scalar))
}
