// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! String enums that stay open: a value that a newer server sends is kept.

use super::fault::Fault;
use super::reader::Reader;

/// A set of string values that may grow.
pub trait TextEnum: Clone + 'static {
    /// Every known value with its text on the wire.
    const VALUES: &'static [(&'static str, Self)];

    /// The value for a text that is not known.
    fn unknown(value: UnknownValue) -> Self;

    /// The value whose text is `text`.
    fn from_text(text: &str) -> Self {
        let known = Self::VALUES.iter().find(|(known, _)| *known == text);
        match known {
            Some((_, value)) => value.clone(),
            None => Self::unknown(UnknownValue(text.into())),
        }
    }
}

/// A text that this version of the crate does not know.
///
/// It is made by reading only, so that a text can never be both known and
/// unknown. Compare the enum with a string to recognize a value that is new: that
/// stays right when the value becomes known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnknownValue(Box<str>);

impl UnknownValue {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Reads a value of the set from a string.
pub fn decode<T: TextEnum>(reader: &mut Reader<'_>) -> Result<T, Fault> {
    Ok(T::from_text(&reader.string()?))
}
