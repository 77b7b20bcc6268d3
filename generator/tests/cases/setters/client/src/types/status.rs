// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Status`.

use crate::runtime::text_enum::{self, UnknownValue};

/// The status.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Status {
    Open,
    Done,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Status {
        Open = "open";
        Done = "done";
    }
}
