// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `SendPartsBodyParts`.

use crate::runtime::object;
use crate::types::filter::Filter;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyParts {
    pub file: String,
    /// Deprecated.
    pub kind: String,
    /// Deprecated.
    pub note: Option<String>,
    /// Deprecated.
    pub thing: Option<Filter>,
}

/// The required fields of [`SendPartsBodyParts`].
#[derive(Debug)]
pub struct SendPartsBodyPartsRequired {
    pub file: String,
    /// Deprecated.
    pub kind: String,
}

object::implement! {
    SendPartsBodyParts from SendPartsBodyPartsRequired {
        required(file, "file");
        required(kind, "kind");
        optional(note: String, "note");
        optional(thing: Filter, "thing");
    }
}
