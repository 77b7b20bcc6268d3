// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingStagesItem`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `ThingStagesItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingStagesItem {
    /// `dawn`.
    Dawn,
    /// `noon`.
    Noon,
}

impl ThingStagesItem {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Dawn => "dawn",
            Self::Noon => "noon",
        }
    }
}

impl TextEnum for ThingStagesItem {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("dawn", Self::Dawn),
        ("noon", Self::Noon),
    ];
}

text_enum::implement!(ThingStagesItem);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(
    &["dawn", "noon"],
    "expected one of `dawn`, `noon`",
);
