// @generated from github.json by `openapi-crates generate`; do not edit.
//! `Direction`.

use crate::runtime::client::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Direction {
    Asc,
    Desc,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Direction {
        Asc = "asc";
        Desc = "desc";
    }
}
