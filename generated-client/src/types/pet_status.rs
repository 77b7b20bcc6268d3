// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `PetStatus`.

use crate::runtime::client::text_enum::{self, UnknownValue};

/// Availability status of an animal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PetStatus {
    Available,
    Pending,
    Sold,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    PetStatus {
        Available = "available";
        Pending = "pending";
        Sold = "sold";
    }
}
