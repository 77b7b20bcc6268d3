// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `OtherSize`.

use crate::runtime::schema::Schema;
use crate::types::size::{Size, SIZE_SCHEMA};

pub type OtherSize = Size;

pub(crate) static OTHER_SIZE_SCHEMA: Schema = Schema::Reference(&SIZE_SCHEMA);
