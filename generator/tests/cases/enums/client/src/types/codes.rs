// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Codes`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Codes {
    Ab,
    Abc,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Codes {
        Ab = "ab";
        Abc = "abc";
    }
}
