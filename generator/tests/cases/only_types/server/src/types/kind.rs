// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! `Kind`.

use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Cat,
    Dog,
}

text_enum::implement! {
    Kind {
        Cat = "cat";
        Dog = "dog";
    }
}
