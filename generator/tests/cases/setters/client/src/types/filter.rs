// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Filter {
    pub field: String,
}

/// The required fields of [`Filter`].
#[derive(Debug)]
pub struct FilterRequired {
    pub field: String,
}

object::implement! {
    Filter from FilterRequired {
        required(field, "field");
    }
}
