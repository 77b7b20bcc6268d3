//! Extensible string enums: unknown values of a newer server are preserved.

use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::Reader;

/// Implements `as_str` and all traits for an enum, with a row for each variant: `Variant = value`.
#[doc(hidden)]
#[macro_export]
macro_rules! open_text_enum {
    ($value:ident { $( $variant:ident = $wire:expr; )* }) => {
        impl $value {
            /// Returns the string on the wire.
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => $wire,)*
                    Self::Unknown(value) => value.as_str(),
                }
            }
        }

        impl $crate::runtime::client::text_enum::TextEnum for $value {
            const VALUES: &'static [(&'static str, Self)] = &[$(($wire, Self::$variant)),*];

            fn unknown(value: $crate::runtime::client::text_enum::UnknownValue) -> Self {
                Self::Unknown(value)
            }
        }

        $crate::runtime::client::text_enum::implement_traits!($value);
    };
}

/// Implements comparisons, `Display`, `FromStr`, `Decode`, `Encode` and the traits of `serde` for an enum.
#[doc(hidden)]
#[macro_export]
macro_rules! open_text_enum_traits {
    ($value:ty) => {
        impl PartialEq<str> for $value {
            fn eq(&self, other: &str) -> bool {
                self.as_str() == other
            }
        }

        impl PartialEq<&str> for $value {
            fn eq(&self, other: &&str) -> bool {
                self.as_str() == *other
            }
        }

        impl ::std::fmt::Display for $value {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                formatter.pad(self.as_str())
            }
        }

        impl ::std::str::FromStr for $value {
            type Err = ::std::convert::Infallible;

            fn from_str(text: &str) -> Result<Self, <Self as ::std::str::FromStr>::Err> {
                Ok($crate::runtime::client::text_enum::TextEnum::from_text(
                    text,
                ))
            }
        }

        impl $crate::runtime::decode::Decode for $value {
            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::decode_error::DecodeError> {
                $crate::runtime::client::text_enum::decode(reader)
            }
        }

        impl $crate::runtime::encode::Encode for $value {
            fn encode(&self, writer: &mut $crate::runtime::encode::Writer) {
                writer.text(self.as_str());
            }
        }

        $crate::runtime::transcode::implement!($value);
    };
}

pub use open_text_enum as implement;
pub use open_text_enum_traits as implement_traits;

/// An extensible set of strings.
pub trait TextEnum: Clone + 'static {
    /// The known values with their strings.
    const VALUES: &'static [(&'static str, Self)];

    /// Creates the variant of an unknown value.
    fn unknown(value: UnknownValue) -> Self;

    /// Returns the value of a string.
    fn from_text(text: &str) -> Self {
        let known = Self::VALUES.iter().find(|(known, _)| *known == text);
        match known {
            Some((_, value)) => value.clone(),
            None => Self::unknown(UnknownValue(text.into())),
        }
    }
}

/// A string that this version of the crate does not know.
///
/// It is only created by decoding, so a string is either known or unknown. To handle a new value,
/// compare the enum with a string: the comparison remains correct when the value becomes known.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnknownValue(Box<str>);

impl UnknownValue {
    /// Returns the string.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Decodes a value.
pub fn decode<T: TextEnum>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    Ok(T::from_text(&reader.string()?))
}
