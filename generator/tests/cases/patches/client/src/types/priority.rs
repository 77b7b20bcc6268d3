// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `Priority`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Priority {
    Low,
    High,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Priority {
        Low = "low";
        High = "high";
    }
}
