// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Perhaps`.

use crate::runtime::schema::Schema;
use crate::types;
use crate::types::Dog;

/// `Perhaps`.
pub type Perhaps = Dog;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Reference(&types::dog::SCHEMA);
