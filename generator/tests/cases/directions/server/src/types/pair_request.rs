// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Pair`.

use crate::runtime::schema::{Items, Schema};
use crate::types::contact_request::{ContactRequest, CONTACT_REQUEST_SCHEMA};

/// `Pair`.
pub type PairRequest = Vec<ContactRequest>;

pub(crate) static PAIR_REQUEST_SCHEMA: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&CONTACT_REQUEST_SCHEMA),
        minimum: 2,
        maximum: 2,
    },
);
