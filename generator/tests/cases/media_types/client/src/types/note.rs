// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::object;

/// `Note`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Note {
    /// `text`.
    pub text: Option<String>,
}

object::implement! {
    Note {
        optional(text: String, "text");
    }
}
