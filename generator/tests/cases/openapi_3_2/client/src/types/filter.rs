// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Filter {
    pub name: Option<String>,
}

object::implement! {
    Filter {
        optional(name: String, "name");
    }
}
