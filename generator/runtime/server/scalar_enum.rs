//! Enums of values of several kinds: closed sets.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserializer, Visitor};

use super::scalar::Scalar;

/// A closed set of strings, numbers and booleans.
pub trait ScalarEnum: Copy + 'static {
    /// Every value as it is on the wire.
    const VALUES: &'static [(Scalar<'static>, Self)];

    /// The value that is `scalar` on the wire.
    fn from_scalar(scalar: Scalar<'_>) -> Result<Self, UnknownScalar> {
        find(|known| *known == scalar)
    }

    /// The value that a parameter of this text has.
    fn from_text(text: &str) -> Result<Self, UnknownScalar> {
        find(|known| known.is_written(text))
    }

    /// The allowed values, for a message.
    fn allowed() -> String {
        let texts: Vec<String> = Self::VALUES
            .iter()
            .map(|(scalar, _)| format!("`{scalar}`"))
            .collect();
        texts.join(", ")
    }
}

fn find<T: ScalarEnum>(is_it: impl Fn(&Scalar<'static>) -> bool) -> Result<T, UnknownScalar> {
    T::VALUES
        .iter()
        .find(|(known, _)| is_it(known))
        .map(|(_, value)| *value)
        .ok_or(UnknownScalar {
            allowed: T::allowed,
        })
}

/// A value is none of those that are allowed.
#[derive(Clone, Copy)]
pub struct UnknownScalar {
    allowed: fn() -> String,
}

impl fmt::Debug for UnknownScalar {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("UnknownScalar").finish()
    }
}

impl fmt::Display for UnknownScalar {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "expected one of {}", (self.allowed)())
    }
}

impl std::error::Error for UnknownScalar {}

/// Reads a value of the set.
pub fn deserialize<'de, T: ScalarEnum, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    deserializer.deserialize_any(ScalarVisitor(PhantomData))
}

struct ScalarVisitor<T>(PhantomData<T>);

impl<T: ScalarEnum> ScalarVisitor<T> {
    fn read<E: de::Error>(scalar: Scalar<'_>) -> Result<T, E> {
        T::from_scalar(scalar).map_err(E::custom)
    }
}

impl<T: ScalarEnum> Visitor<'_> for ScalarVisitor<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "one of {}", T::allowed())
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<T, E> {
        Self::read(Scalar::Boolean(value))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<T, E> {
        Self::read(Scalar::Integer(value.into()))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<T, E> {
        Self::read(Scalar::Integer(value.into()))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<T, E> {
        Self::read(Scalar::Number(value))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        Self::read(Scalar::Text(text))
    }
}
