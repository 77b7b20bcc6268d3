// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Letter`.

use crate::runtime::schema::Schema;
use crate::types;
use crate::types::Sending;

/// `Letter`.
pub type Letter = Sending;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Reference(&types::sending::SCHEMA);
