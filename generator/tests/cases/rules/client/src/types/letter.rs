// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Letter`.

use crate::types::sending::Sending;

pub type Letter = Sending;
