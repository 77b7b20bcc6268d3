// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tame`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Tame {
    pub kind: Option<TameKind>,
    pub owner: Option<String>,
}

object::implement! {
    Tame {
        optional(kind: TameKind, "kind");
        optional(owner: String, "owner");
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TameKind {
    Tame,
    Housed,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    TameKind {
        Tame = "tame";
        Housed = "housed";
    }
}
