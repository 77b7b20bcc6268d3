// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `AnswerKeyword`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `AnswerKeyword`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnswerKeyword {
    /// `true`.
    True,
    /// `false`.
    False,
}

impl AnswerKeyword {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::True => "true",
            Self::False => "false",
        }
    }
}

impl TextEnum for AnswerKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("true", Self::True),
        ("false", Self::False),
    ];
}

text_enum::implement!(AnswerKeyword);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["true", "false"],
    "expected one of `true`, `false`",
);
