// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::object;

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
    }
}
