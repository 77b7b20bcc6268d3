// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `AlsoNote`.

use crate::runtime::schema::Schema;
use crate::types;
use crate::types::Note;

/// `AlsoNote`.
pub type AlsoNote = Note;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Reference(&types::note::SCHEMA);
