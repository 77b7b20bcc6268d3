// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingReplaced`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `EverythingReplaced`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingReplaced {
    /// `green`.
    Green,
}

impl EverythingReplaced {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Green => "green",
        }
    }
}

impl TextEnum for EverythingReplaced {
    const VALUES: &'static [(&'static str, Self)] = &[("green", Self::Green)];
}

text_enum::implement!(EverythingReplaced);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["green"], "expected one of `green`");
