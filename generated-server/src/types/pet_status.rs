// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `PetStatus`.

use crate::runtime::server::text_enum;

/// Availability status of an animal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PetStatus {
    Available,
    Pending,
    Sold,
}

text_enum::implement! {
    PetStatus {
        Available = "available";
        Pending = "pending";
        Sold = "sold";
    }
}
