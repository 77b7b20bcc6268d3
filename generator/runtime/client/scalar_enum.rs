//! Enums of values of several kinds that stay open: a value that a newer server
//! sends is kept.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserializer, Visitor};

use super::scalar::Scalar;

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
pub fn deserialize<'de, T: ScalarEnum, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    deserializer.deserialize_any(ScalarVisitor(PhantomData))
}

struct ScalarVisitor<T>(PhantomData<T>);

impl<T: ScalarEnum> Visitor<'_> for ScalarVisitor<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a string, a number or a boolean")
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<T, E> {
        Ok(T::from_scalar(Scalar::Boolean(value)))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<T, E> {
        Ok(T::from_scalar(Scalar::Integer(value.into())))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<T, E> {
        Ok(T::from_scalar(Scalar::Integer(value.into())))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<T, E> {
        Ok(T::from_scalar(Scalar::Number(value)))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        Ok(T::from_scalar(Scalar::Text(text)))
    }
}
