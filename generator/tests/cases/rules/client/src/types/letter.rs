// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Letter`.

use crate::types::Sending;

/// `Letter`.
pub type Letter = Sending;
