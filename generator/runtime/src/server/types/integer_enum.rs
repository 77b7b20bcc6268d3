//! Closed integer enums.

use std::fmt;

use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::Reader;

/// Implements `as_i64` and all traits for an enum, with a row for each variant: `Variant = value`.
#[doc(hidden)]
#[macro_export]
macro_rules! closed_integer_enum {
    ($value:ident { $( $variant:ident = $wire:expr; )* }) => {
        impl $value {
            /// Returns the integer on the wire.
            pub const fn as_i64(self) -> i64 {
                match self {
                    $(Self::$variant => $wire,)*
                }
            }
        }

        impl $crate::runtime::server::integer_enum::IntegerEnum for $value {
            const VALUES: &'static [(i64, Self)] = &[$(($wire, Self::$variant)),*];
        }

        $crate::runtime::server::integer_enum::implement_traits!($value);
    };
}

/// Implements `Display`, `FromStr`, `Decode`, `Encode` and the traits of `serde` for an enum.
#[doc(hidden)]
#[macro_export]
macro_rules! closed_integer_enum_traits {
    ($value:ty) => {
        impl ::std::fmt::Display for $value {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.as_i64().fmt(formatter)
            }
        }

        impl ::std::str::FromStr for $value {
            type Err = $crate::runtime::server::integer_enum::UnknownInteger;

            fn from_str(text: &str) -> Result<Self, <Self as ::std::str::FromStr>::Err> {
                $crate::runtime::server::integer_enum::IntegerEnum::from_text(text)
            }
        }

        impl $crate::runtime::decode::Decode for $value {
            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::decode_error::DecodeError> {
                $crate::runtime::server::integer_enum::decode(reader)
            }
        }

        impl $crate::runtime::encode::Encode for $value {
            fn encode(&self, writer: &mut $crate::runtime::encode::Writer) {
                writer.value(&self.as_i64());
            }
        }

        $crate::runtime::transcode::implement!($value);
    };
}

pub use closed_integer_enum as implement;
pub use closed_integer_enum_traits as implement_traits;

/// A closed set of integers.
pub trait IntegerEnum: Copy + 'static {
    /// The values with their integers.
    const VALUES: &'static [(i64, Self)];

    /// Returns the value of an integer.
    fn from_i64(integer: i64) -> Result<Self, UnknownInteger> {
        Self::VALUES
            .iter()
            .find(|(known, _)| *known == integer)
            .map(|(_, value)| *value)
            .ok_or(UnknownInteger {
                allowed: Self::allowed,
            })
    }

    /// Returns the value of an integer in JSON notation.
    fn from_text(text: &str) -> Result<Self, UnknownInteger> {
        Self::VALUES
            .iter()
            .find(|(known, _)| known.to_string() == text)
            .map(|(_, value)| *value)
            .ok_or(UnknownInteger {
                allowed: Self::allowed,
            })
    }

    /// Lists the allowed integers, for messages.
    fn allowed() -> String {
        let integers: Vec<String> = Self::VALUES
            .iter()
            .map(|(integer, _)| format!("`{integer}`"))
            .collect();
        integers.join(", ")
    }
}

/// The error for an integer that is not allowed.
#[derive(Clone, Copy)]
pub struct UnknownInteger {
    allowed: fn() -> String,
}

impl fmt::Debug for UnknownInteger {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("UnknownInteger").finish()
    }
}

impl fmt::Display for UnknownInteger {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "expected one of {}", (self.allowed)())
    }
}

impl std::error::Error for UnknownInteger {}

/// Decodes a value.
pub fn decode<T: IntegerEnum>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    let integer = i64::decode(reader)?;
    T::from_i64(integer).map_err(|unknown| DecodeError::new(unknown.to_string()))
}
