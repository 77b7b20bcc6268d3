// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `AlsoNote`.

use crate::runtime::schema::Schema;
use crate::types::note::{Note, NOTE_SCHEMA};

pub type AlsoNote = Note;

pub(crate) static ALSO_NOTE_SCHEMA: Schema = Schema::Reference(&NOTE_SCHEMA);
