// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Status`.

use crate::runtime::text_enum;

/// The status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    Open,
    Done,
}

text_enum::implement! {
    Status {
        Open = "open";
        Done = "done";
    }
}
