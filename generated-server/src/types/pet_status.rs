// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `PetStatus`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// Availability status of an animal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PetStatus {
    /// `available`.
    Available,
    /// `pending`.
    Pending,
    /// `sold`.
    Sold,
}

impl PetStatus {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Available => "available",
            Self::Pending => "pending",
            Self::Sold => "sold",
        }
    }
}

impl TextEnum for PetStatus {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("available", Self::Available),
        ("pending", Self::Pending),
        ("sold", Self::Sold),
    ];
}

text_enum::implement!(PetStatus);

/// The JSON schema of [`PetStatus`].
pub(crate) static PET_STATUS_SCHEMA: Schema = Schema::Enum(
    &["available", "pending", "sold"],
    "expected one of `available`, `pending`, `sold`",
);
