// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Pair`.

use crate::runtime::schema::{Items, Schema};
use crate::types;
use crate::types::ContactRequest;

/// `Pair`.
pub type PairRequest = Vec<ContactRequest>;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&types::contact_request::SCHEMA),
        minimum: 2,
        maximum: 2,
    },
);
