// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `SendPartsBodyParts`.

use crate::runtime::object;
use crate::types::Filter;

/// `SendPartsBodyParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyParts {
    /// `file`.
    pub file: String,
    /// `kind`.
    ///
    /// Deprecated.
    pub kind: String,
    /// `note`.
    ///
    /// Deprecated.
    pub note: Option<String>,
    /// `thing`.
    ///
    /// Deprecated.
    pub thing: Option<Filter>,
}

/// The required fields of [`SendPartsBodyParts`].
#[derive(Debug)]
pub struct SendPartsBodyPartsRequired {
    /// `file`.
    pub file: String,
    /// `kind`.
    ///
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
