// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Section`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::types::note::Note;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Section {
    pub text: String,
    pub words: Option<i64>,
    pub notes: Option<BTreeMap<String, Option<Note>>>,
}

/// The required fields of [`Section`].
#[derive(Debug)]
pub struct SectionRequired {
    pub text: String,
}

object::implement! {
    Section from SectionRequired {
        required(text, "text");
        optional(words: i64, "words");
        optional(notes: BTreeMap<String, Option<Note>>, "notes");
    }
}
