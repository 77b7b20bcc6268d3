// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ReplaceFileBodyParts`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceFileBodyParts {
    pub file: String,
}

/// The required fields of [`ReplaceFileBodyParts`].
#[derive(Debug)]
pub struct ReplaceFileBodyPartsRequired {
    pub file: String,
}

object::implement! {
    ReplaceFileBodyParts from ReplaceFileBodyPartsRequired {
        required(file, "file");
    }
}
