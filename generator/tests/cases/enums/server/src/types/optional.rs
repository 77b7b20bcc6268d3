// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Optional`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Optional`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Optional {
    /// `some`.
    Some,
    /// `none`.
    None,
}

impl Optional {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Some => "some",
            Self::None => "none",
        }
    }
}

impl TextEnum for Optional {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("some", Self::Some),
        ("none", Self::None),
    ];
}

text_enum::implement!(Optional);

/// The JSON schema of [`Optional`].
pub(crate) static OPTIONAL_SCHEMA: Schema = Schema::Enum(
    &["some", "none"],
    "expected one of `some`, `none`",
);
