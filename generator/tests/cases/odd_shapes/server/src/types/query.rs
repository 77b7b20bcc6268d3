// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Query`.

use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    A,
}

text_enum::implement! {
    Query {
        A = "a";
    }
}
