// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `Seen`.

use crate::runtime::object;

/// `Seen`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Seen {
    /// `length`.
    pub length: i64,
    /// `sum`.
    pub sum: i64,
}

/// The required fields of [`Seen`].
#[derive(Debug)]
pub struct SeenRequired {
    /// `length`.
    pub length: i64,
    /// `sum`.
    pub sum: i64,
}

object::implement! {
    Seen from SeenRequired {
        required(length, "length");
        required(sum, "sum");
    }
}
