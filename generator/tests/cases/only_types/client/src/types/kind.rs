// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! `Kind`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    Cat,
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Kind {
        Cat = "cat";
        Dog = "dog";
    }
}
