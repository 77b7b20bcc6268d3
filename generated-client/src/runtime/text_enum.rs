// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Extensible string enums: unknown values of a newer server are preserved.

use super::decode_error::DecodeError;
use super::reader::Reader;

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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
