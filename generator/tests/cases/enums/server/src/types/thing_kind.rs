// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingKind`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `ThingKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingKind {
    /// `thing`.
    Thing,
}

impl ThingKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Thing => "thing",
        }
    }
}

impl TextEnum for ThingKind {
    const VALUES: &'static [(&'static str, Self)] = &[("thing", Self::Thing)];
}

text_enum::implement!(ThingKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["thing"], "expected one of `thing`");
