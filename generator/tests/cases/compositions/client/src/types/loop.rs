// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Loop`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Loop {
    pub name: String,
    pub next: Option<Box<Loop>>,
}

/// The required fields of [`Loop`].
#[derive(Debug)]
pub struct LoopRequired {
    pub name: String,
}

object::implement! {
    Loop from LoopRequired {
        required(name, "name");
        optional(next: Box<Loop>, "next");
    }
}
