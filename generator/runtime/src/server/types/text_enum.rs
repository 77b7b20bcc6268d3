//! Closed string enums.

use std::fmt;

use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::Reader;

/// Implements `as_str` and all traits for an enum, with a row for each variant: `Variant = value`.
#[doc(hidden)]
#[macro_export]
macro_rules! closed_text_enum {
    ($value:ident { $( $variant:ident = $wire:expr; )* }) => {
        impl $value {
            /// Returns the string on the wire.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $wire,)*
                }
            }
        }

        impl $crate::runtime::server::text_enum::TextEnum for $value {
            const VALUES: &'static [(&'static str, Self)] = &[$(($wire, Self::$variant)),*];
        }

        $crate::runtime::server::text_enum::implement_traits!($value);
    };
}

/// Implements `Display`, `FromStr`, `Decode`, `Encode` and the traits of `serde` for an enum.
#[doc(hidden)]
#[macro_export]
macro_rules! closed_text_enum_traits {
    ($value:ty) => {
        impl ::std::fmt::Display for $value {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                formatter.pad(self.as_str())
            }
        }

        impl ::std::str::FromStr for $value {
            type Err = $crate::runtime::server::text_enum::UnknownValue;

            fn from_str(text: &str) -> Result<Self, <Self as ::std::str::FromStr>::Err> {
                $crate::runtime::server::text_enum::TextEnum::from_text(text)
            }
        }

        impl $crate::runtime::decode::Decode for $value {
            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::decode_error::DecodeError> {
                $crate::runtime::server::text_enum::decode(reader)
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

pub use closed_text_enum as implement;
pub use closed_text_enum_traits as implement_traits;

/// A closed set of strings.
pub trait TextEnum: Copy + 'static {
    /// The values with their strings.
    const VALUES: &'static [(&'static str, Self)];

    /// Returns the value of a string.
    fn from_text(text: &str) -> Result<Self, UnknownValue> {
        Self::VALUES
            .iter()
            .find(|(known, _)| *known == text)
            .map(|(_, value)| *value)
            .ok_or(UnknownValue {
                allowed: Self::allowed,
            })
    }

    /// Lists the allowed strings, for messages.
    fn allowed() -> String {
        let texts: Vec<String> = Self::VALUES
            .iter()
            .map(|(text, _)| format!("`{text}`"))
            .collect();
        texts.join(", ")
    }
}

/// The error for a string that is not allowed.
#[derive(Clone, Copy)]
pub struct UnknownValue {
    allowed: fn() -> String,
}

impl fmt::Debug for UnknownValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("UnknownValue").finish()
    }
}

impl fmt::Display for UnknownValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "expected one of {}", (self.allowed)())
    }
}

impl std::error::Error for UnknownValue {}

/// Decodes a value.
pub fn decode<T: TextEnum>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    T::from_text(&reader.string()?).map_err(|unknown| DecodeError::new(unknown.to_string()))
}
