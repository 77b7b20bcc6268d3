// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `PhoneKind`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `PhoneKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhoneKind {
    /// `phone`.
    Phone,
}

impl PhoneKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Phone => "phone",
        }
    }
}

impl TextEnum for PhoneKind {
    const VALUES: &'static [(&'static str, Self)] = &[("phone", Self::Phone)];
}

text_enum::implement!(PhoneKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["phone"], "expected one of `phone`");
