//! Extensible enums of scalars: unknown values of a newer server are preserved.

use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::Reader;
use crate::runtime::scalar::{self, Scalar};

/// Implements `as_scalar` and all traits for an enum, with a row for each variant: `Variant = value`.
#[doc(hidden)]
#[macro_export]
macro_rules! open_scalar_enum {
    ($value:ident { $( $variant:ident = $wire:expr; )* }) => {
        impl $value {
            /// Returns the value on the wire.
            pub fn as_scalar(&self) -> $crate::runtime::scalar::Scalar<'_> {
                match self {
                    $(Self::$variant => $wire,)*
                    Self::Unknown(value) => value.as_scalar(),
                }
            }
        }

        impl $crate::runtime::client::scalar_enum::ScalarEnum for $value {
            const VALUES: &'static [($crate::runtime::scalar::Scalar<'static>, Self)] = &[$(($wire, Self::$variant)),*];

            fn unknown(value: $crate::runtime::client::scalar_enum::UnknownScalar) -> Self {
                Self::Unknown(value)
            }
        }

        $crate::runtime::client::scalar_enum::implement_traits!($value);
    };
}

/// Implements comparisons, `Display`, `FromStr`, `Decode`, `Encode` and the traits of `serde` for an enum.
#[doc(hidden)]
#[macro_export]
macro_rules! open_scalar_enum_traits {
    ($value:ty) => {
        impl PartialEq<$crate::runtime::scalar::Scalar<'_>> for $value {
            fn eq(&self, other: &$crate::runtime::scalar::Scalar<'_>) -> bool {
                self.as_scalar() == *other
            }
        }

        impl ::std::fmt::Display for $value {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.as_scalar().fmt(formatter)
            }
        }

        impl ::std::str::FromStr for $value {
            type Err = ::std::convert::Infallible;

            fn from_str(text: &str) -> Result<Self, <Self as ::std::str::FromStr>::Err> {
                Ok($crate::runtime::client::scalar_enum::ScalarEnum::from_text(
                    text,
                ))
            }
        }

        impl $crate::runtime::decode::Decode for $value {
            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::decode_error::DecodeError> {
                $crate::runtime::client::scalar_enum::decode(reader)
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

pub use open_scalar_enum as implement;
pub use open_scalar_enum_traits as implement_traits;

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
