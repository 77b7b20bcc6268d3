// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Query`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Query {
    A,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Query {
        A = "a";
    }
}
