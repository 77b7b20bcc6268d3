// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `PetStatus`.

use crate::runtime::schema::Schema;
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

pub(crate) static PET_STATUS_SCHEMA: Schema = Schema::Enum(
    &["available", "pending", "sold"],
    "expected one of `available`, `pending`, `sold`",
);
