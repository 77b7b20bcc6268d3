// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Maybe`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Maybe`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Maybe {
    /// `some`.
    Some,
}

impl Maybe {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Some => "some",
        }
    }
}

impl TextEnum for Maybe {
    const VALUES: &'static [(&'static str, Self)] = &[("some", Self::Some)];
}

text_enum::implement!(Maybe);

/// The JSON schema of [`Maybe`].
pub(crate) static MAYBE_SCHEMA: Schema = Schema::Enum(
    &["some"],
    "expected one of `some`",
);
