// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Receive`.

use crate::runtime::object;

/// `Receive`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReceiveType {
    pub receive: String,
}

/// The required fields of [`ReceiveType`].
#[derive(Debug)]
pub struct ReceiveTypeRequired {
    pub receive: String,
}

object::implement! {
    ReceiveType from ReceiveTypeRequired {
        required(receive, "receive");
    }
}
