// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Order {
    Ascending,
    Descending,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Order {
        Ascending = "ascending";
        Descending = "descending";
    }
}
