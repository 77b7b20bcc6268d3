// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Priority`.

use crate::runtime::integer_enum::{self, UnknownInteger};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Priority {
    /// Not told.
    ValueUnknown,
    /// Can wait.
    Low,
    /// Is usual.
    Middle,
    /// *Now*.
    High,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    Priority {
        ValueUnknown = -1;
        Low = 0;
        Middle = 1;
        High = 99;
    }
}
