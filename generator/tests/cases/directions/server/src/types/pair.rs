// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Pair`.

use crate::types::contact::Contact;

pub type Pair = Vec<Contact>;
