// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `AlsoNote`.

use crate::runtime::schema::Schema;
use crate::types;
use crate::types::Note;

/// `AlsoNote`.
pub type AlsoNote = Note;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Reference(&types::note::SCHEMA);
