// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    pub kind: PhoneKind,
    pub number: String,
}

/// The required fields of [`Phone`].
#[derive(Debug)]
pub struct PhoneRequired {
    pub kind: PhoneKind,
    pub number: String,
}

object::implement! {
    Phone from PhoneRequired {
        required(kind, "kind");
        required(number, "number");
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PhoneKind {
    Phone,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    PhoneKind {
        Phone = "phone";
    }
}
