// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `PutOrderSize`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `PutOrderSize`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PutOrderSize {
    /// `small`.
    Small,
    /// `large`.
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl PutOrderSize {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for PutOrderSize {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(PutOrderSize);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);
