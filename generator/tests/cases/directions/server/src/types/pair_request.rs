// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Pair`.

use crate::runtime::schema::{Items, Schema};
use crate::types;
use crate::types::ContactRequest;

/// `Pair`.
pub type PairRequest = Vec<ContactRequest>;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&types::contact_request::SCHEMA),
        minimum: 2,
        maximum: 2,
    },
);
