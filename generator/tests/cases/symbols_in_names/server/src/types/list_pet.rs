// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `List<Pet>`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPet {
    pub a: Option<String>,
}

object::implement! {
    ListPet {
        optional(a: String, "a");
    }
}
