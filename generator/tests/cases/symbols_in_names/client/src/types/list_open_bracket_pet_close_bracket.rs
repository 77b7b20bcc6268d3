// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `List[Pet]`.

use crate::runtime::object;

/// `List[Pet]`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOpenBracketPetCloseBracket {
    pub a: Option<String>,
}

object::implement! {
    ListOpenBracketPetCloseBracket {
        optional(a: String, "a");
    }
}
