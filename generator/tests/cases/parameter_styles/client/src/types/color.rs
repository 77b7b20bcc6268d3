// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Color {
    pub r: i64,
    pub g: Option<i64>,
    pub b: Option<i64>,
    pub name: Nullable<String>,
}

/// The required fields of [`Color`].
#[derive(Debug)]
pub struct ColorRequired {
    pub r: i64,
}

object::implement! {
    Color from ColorRequired {
        required(r, "R");
        optional(g: i64, "G");
        optional(b: i64, "B");
        nullable(name: String, "name");
    }
}
