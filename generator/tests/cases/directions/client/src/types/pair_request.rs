// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Pair`.

use crate::types::contact_request::ContactRequest;

/// `Pair`.
pub type PairRequest = Vec<ContactRequest>;
