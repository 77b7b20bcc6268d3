// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Note {
    pub text: String,
}

/// The required fields of [`Note`].
#[derive(Debug)]
pub struct NoteRequired {
    pub text: String,
}

object::implement! {
    Note from NoteRequired {
        required(text, "text");
    }, check
}

impl object::Check for Note {
    fn check(&self) -> json::Result<()> {
        object::require(self.text.chars().count() <= 80, "text")?;
        Ok(())
    }
}

object_schema::implement! {
    NOTE_SCHEMA {
        required("text", Schema::String(&[TextConstraint::Length(0, 80)]));
    }, AdditionalProperties::Any
}
