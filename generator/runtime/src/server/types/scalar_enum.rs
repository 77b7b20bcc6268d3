//! Closed enums of scalars.

use std::fmt;

use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::Reader;
use crate::runtime::scalar::{self, Scalar};

/// Implements `as_scalar` and all traits for an enum, with a row for each variant: `Variant = value`.
#[doc(hidden)]
#[macro_export]
macro_rules! closed_scalar_enum {
    ($value:ident { $( $variant:ident = $wire:expr; )* }) => {
        impl $value {
            /// Returns the value on the wire.
            pub const fn as_scalar(self) -> $crate::runtime::scalar::Scalar<'static> {
                match self {
                    $(Self::$variant => $wire,)*
                }
            }
        }

        impl $crate::runtime::server::scalar_enum::ScalarEnum for $value {
            const VALUES: &'static [($crate::runtime::scalar::Scalar<'static>, Self)] = &[$(($wire, Self::$variant)),*];
        }

        $crate::runtime::server::scalar_enum::implement_traits!($value);
    };
}

/// Implements `Display`, `FromStr`, `Decode`, `Encode` and the traits of `serde` for an enum.
#[doc(hidden)]
#[macro_export]
macro_rules! closed_scalar_enum_traits {
    ($value:ty) => {
        impl ::std::fmt::Display for $value {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.as_scalar().fmt(formatter)
            }
        }

        impl ::std::str::FromStr for $value {
            type Err = $crate::runtime::server::scalar_enum::UnknownScalar;

            fn from_str(text: &str) -> Result<Self, <Self as ::std::str::FromStr>::Err> {
                $crate::runtime::server::scalar_enum::ScalarEnum::from_text(text)
            }
        }

        impl $crate::runtime::decode::Decode for $value {
            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::decode_error::DecodeError> {
                $crate::runtime::server::scalar_enum::decode(reader)
            }
        }

        impl $crate::runtime::encode::Encode for $value {
            fn encode(&self, writer: &mut $crate::runtime::encode::Writer) {
                writer.value(&self.as_scalar());
            }
        }

        $crate::runtime::transcode::implement!($value);
    };
}

pub use closed_scalar_enum as implement;
pub use closed_scalar_enum_traits as implement_traits;

/// A closed set of strings, numbers and booleans.
pub trait ScalarEnum: Copy + 'static {
    /// The values with their JSON values.
    const VALUES: &'static [(Scalar<'static>, Self)];

    /// Returns the value of a scalar.
    fn from_scalar(scalar: Scalar<'_>) -> Result<Self, UnknownScalar> {
        find(|known| *known == scalar)
    }

    /// Returns the value of a parameter.
    fn from_text(text: &str) -> Result<Self, UnknownScalar> {
        find(|known| known.is_written(text))
    }

    /// Lists the allowed values, for messages.
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

/// The error for a value that is not allowed.
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

/// Decodes a value.
pub fn decode<T: ScalarEnum>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    let value = scalar::decode(reader, &|scalar| T::from_scalar(scalar))?;
    value.map_err(|unknown| DecodeError::new(unknown.to_string()))
}
