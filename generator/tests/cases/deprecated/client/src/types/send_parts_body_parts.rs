// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `SendPartsBodyParts`.

use crate::runtime::object;
use crate::types::filter::Filter;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyParts {
    pub file: String,
    /// Deprecated.
    #[deprecated]
    pub kind: String,
    #[deprecated]
    pub note: Option<String>,
    #[deprecated]
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
    #[expect(deprecated)] SendPartsBodyParts from SendPartsBodyPartsRequired {
        required(file, "file");
        required(kind, "kind");
        #[deprecated]
        #[expect(deprecated)]
        optional(note: String, "note");
        #[deprecated]
        #[expect(deprecated)]
        optional(thing: Filter, "thing");
    }
}
