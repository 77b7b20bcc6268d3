// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! `Account`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Account {
    pub name: Option<String>,
}

object::implement! {
    Account {
        optional(name: String, "name");
    }, ignored("password")
}
