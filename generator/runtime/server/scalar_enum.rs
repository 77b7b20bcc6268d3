//! Enums of values of several kinds: closed sets.

use std::fmt;

use super::fault::Fault;
use super::reader::Reader;
use super::scalar::{self, Scalar};

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
pub fn decode<T: ScalarEnum>(reader: &mut Reader<'_>) -> Result<T, Fault> {
    let value = scalar::decode(reader, &|scalar| T::from_scalar(scalar))?;
    value.map_err(|unknown| Fault::new(unknown.to_string()))
}
