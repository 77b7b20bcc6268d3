// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Phone`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    /// `kind`.
    pub kind: PhoneKind,
    /// `number`.
    pub number: String,
}

/// The required fields of [`Phone`].
#[derive(Debug)]
pub struct PhoneRequired {
    /// `kind`.
    pub kind: PhoneKind,
    /// `number`.
    pub number: String,
}

object::implement! {
    Phone from PhoneRequired {
        required(kind, "kind");
        required(number, "number");
    }
}

/// `PhoneKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PhoneKind {
    /// `phone`.
    Phone,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl PhoneKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Phone => "phone",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for PhoneKind {
    const VALUES: &'static [(&'static str, Self)] = &[("phone", Self::Phone)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(PhoneKind);
