// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Nothing`.

use crate::runtime::schema::Schema;

pub type Nothing = ();

pub(crate) static NOTHING_SCHEMA: Schema = Schema::Null;
