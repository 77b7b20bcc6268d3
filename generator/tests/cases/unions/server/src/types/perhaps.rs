// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Perhaps`.

use crate::runtime::schema::Schema;
use crate::types::dog::{Dog, DOG_SCHEMA};

pub type Perhaps = Dog;

pub(crate) static PERHAPS_SCHEMA: Schema = Schema::Reference(&DOG_SCHEMA);
