// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `Seen`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Seen {
    pub length: i64,
    pub sum: i64,
}

/// The required fields of [`Seen`].
#[derive(Debug)]
pub struct SeenRequired {
    pub length: i64,
    pub sum: i64,
}

object::implement! {
    Seen from SeenRequired {
        required(length, "length");
        required(sum, "sum");
    }
}
