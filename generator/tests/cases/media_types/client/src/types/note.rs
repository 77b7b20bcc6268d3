// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Note {
    pub text: Option<String>,
}

object::implement! {
    Note {
        optional(text: String, "text");
    }
}
