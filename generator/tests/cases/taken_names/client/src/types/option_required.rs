// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `OptionRequired`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OptionRequired {
    pub value: Option<bool>,
}

object::implement! {
    OptionRequired {
        optional(value: bool, "value");
    }
}
