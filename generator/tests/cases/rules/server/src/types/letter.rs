// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Letter`.

use crate::runtime::schema::Schema;
use crate::types;
use crate::types::Sending;

/// `Letter`.
pub type Letter = Sending;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Reference(&types::sending::SCHEMA);
