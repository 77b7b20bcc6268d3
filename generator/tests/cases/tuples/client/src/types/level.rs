// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Level`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Level {
    Low,
    High,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Level {
        Low = "low";
        High = "high";
    }
}
