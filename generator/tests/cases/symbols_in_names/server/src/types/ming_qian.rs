// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `名前`.

use crate::runtime::{object, text_enum};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct 名前 {
    pub a: Option<名前a>,
}

object::implement! {
    名前 {
        optional(a: 名前a, "a");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum 名前a {
    Größe,
    Имя,
    名前,
    /// `α`.
    A,
    /// `β`.
    B,
}

text_enum::implement! {
    名前a {
        Größe = "größe";
        Имя = "имя";
        名前 = "名前";
        A = "α";
        B = "β";
    }
}
