// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `ListThingsSort`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `ListThingsSort`.
///
/// Deprecated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ListThingsSort {
    /// `name`.
    Name,
    /// `age`.
    Age,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl ListThingsSort {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Name => "name",
            Self::Age => "age",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for ListThingsSort {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("name", Self::Name),
        ("age", Self::Age),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(ListThingsSort);
