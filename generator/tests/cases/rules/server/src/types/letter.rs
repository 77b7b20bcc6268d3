// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Letter`.

use crate::runtime::schema::Schema;
use crate::types::sending::{Sending, SENDING_SCHEMA};

pub type Letter = Sending;

pub(crate) static LETTER_SCHEMA: Schema = Schema::Reference(&SENDING_SCHEMA);
