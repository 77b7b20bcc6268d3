//! Extensible integer enums: unknown values of a newer server are preserved.

use std::fmt;

use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::Reader;

/// Implements `as_i64` and all traits for an enum, with a row for each variant: `Variant = value`.
#[doc(hidden)]
#[macro_export]
macro_rules! open_integer_enum {
    ($value:ident { $( $variant:ident = $wire:expr; )* }) => {
        impl $value {
            /// Returns the integer on the wire.
            pub fn as_i64(&self) -> i64 {
                match self {
                    $(Self::$variant => $wire,)*
                    Self::Unknown(value) => value.as_i64(),
                }
            }
        }

        impl $crate::runtime::client::integer_enum::IntegerEnum for $value {
            const VALUES: &'static [(i64, Self)] = &[$(($wire, Self::$variant)),*];

            fn unknown(value: $crate::runtime::client::integer_enum::UnknownInteger) -> Self {
                Self::Unknown(value)
            }
        }

        $crate::runtime::client::integer_enum::implement_traits!($value);
    };
}

/// Implements comparisons, `Display`, `FromStr`, `Decode`, `Encode` and the traits of `serde` for an enum.
#[doc(hidden)]
#[macro_export]
macro_rules! open_integer_enum_traits {
    ($value:ty) => {
        impl PartialEq<i64> for $value {
            fn eq(&self, other: &i64) -> bool {
                self.as_i64() == *other
            }
        }

        impl ::std::fmt::Display for $value {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.as_i64().fmt(formatter)
            }
        }

        impl ::std::str::FromStr for $value {
            type Err = ::std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, <Self as ::std::str::FromStr>::Err> {
                text.parse()
                    .map($crate::runtime::client::integer_enum::IntegerEnum::from_i64)
            }
        }

        impl $crate::runtime::decode::Decode for $value {
            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::decode_error::DecodeError> {
                $crate::runtime::client::integer_enum::decode(reader)
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

pub use open_integer_enum as implement;
pub use open_integer_enum_traits as implement_traits;

/// An extensible set of integers.
pub trait IntegerEnum: Clone + 'static {
    /// The known values with their integers.
    const VALUES: &'static [(i64, Self)];

    /// Creates the variant of an unknown value.
    fn unknown(value: UnknownInteger) -> Self;

    /// Returns the value of an integer.
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
/// It is only created by decoding, so an integer is either known or unknown. To handle a new value,
/// compare the enum with an integer: the comparison remains correct when the value becomes known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnknownInteger(i64);

impl UnknownInteger {
    /// Returns the integer.
    pub const fn as_i64(self) -> i64 {
        self.0
    }
}

impl fmt::Display for UnknownInteger {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}

/// Decodes a value.
pub fn decode<T: IntegerEnum>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    i64::decode(reader).map(T::from_i64)
}
