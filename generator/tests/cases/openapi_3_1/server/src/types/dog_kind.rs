// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `DogKind`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `DogKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DogKind {
    /// `dog`.
    Dog,
}

impl DogKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Dog => "dog",
        }
    }
}

impl TextEnum for DogKind {
    const VALUES: &'static [(&'static str, Self)] = &[("dog", Self::Dog)];
}

text_enum::implement!(DogKind);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Enum(&["dog"], "expected one of `dog`");
