// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `PetStatus`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// Availability status of an animal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PetStatus {
    /// `available`.
    Available,
    /// `pending`.
    Pending,
    /// `sold`.
    Sold,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl PetStatus {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Available => "available",
            Self::Pending => "pending",
            Self::Sold => "sold",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for PetStatus {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("available", Self::Available),
        ("pending", Self::Pending),
        ("sold", Self::Sold),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(PetStatus);
