// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    Ascending,
    Descending,
}

text_enum::implement! {
    Order {
        Ascending = "ascending";
        Descending = "descending";
    }
}
