//! Integer enums that stay open: a value that a newer server sends is kept.

use std::fmt;

use super::decode::Decode;
use super::fault::Fault;
use super::reader::Reader;

/// A set of integers that may grow.
pub trait IntegerEnum: Clone + 'static {
    /// Every known value with its integer on the wire.
    const VALUES: &'static [(i64, Self)];

    /// The value for an integer that is not known.
    fn unknown(value: UnknownInteger) -> Self;

    /// The value whose integer is `integer`.
    fn from_i64(integer: i64) -> Self {
        let known = Self::VALUES.iter().find(|(known, _)| *known == integer);
        match known {
            Some((_, value)) => value.clone(),
            None => Self::unknown(UnknownInteger(integer)),
        }
    }
}

/// An integer that this version of the crate does not know.
///
/// It is made by reading only, so that an integer can never be both known and
/// unknown. Compare the enum with an integer to recognize a value that is new: that
/// stays right when the value becomes known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnknownInteger(i64);

impl UnknownInteger {
    /// The integer on the wire.
    pub const fn as_i64(self) -> i64 {
        self.0
    }
}

impl fmt::Display for UnknownInteger {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}

/// Reads a value of the set from an integer.
pub fn decode<T: IntegerEnum>(reader: &mut Reader<'_>) -> Result<T, Fault> {
    i64::decode(reader).map(T::from_i64)
}
