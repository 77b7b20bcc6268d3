// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Priority`.

use crate::runtime::server::integer_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Priority {
    /// Not told.
    ValueUnknown,
    /// Can wait.
    Low,
    /// Is usual.
    Middle,
    /// *Now*.
    High,
}

integer_enum::implement! {
    Priority {
        ValueUnknown = -1;
        Low = 0;
        Middle = 1;
        High = 99;
    }
}
