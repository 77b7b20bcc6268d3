// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Maybe`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Maybe {
    Some,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Maybe {
        Some = "some";
    }
}
