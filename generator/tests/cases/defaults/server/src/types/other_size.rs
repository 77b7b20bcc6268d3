// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `OtherSize`.

use crate::runtime::schema::Schema;
use crate::types;
use crate::types::Size;

/// `OtherSize`.
pub type OtherSize = Size;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Reference(&types::size::SCHEMA);
