// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Heir`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Heir`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Heir {
    /// `kind`.
    pub kind: HeirKind,
    /// `size`.
    pub size: Option<HeirSize>,
    /// `note`.
    pub note: Option<()>,
    /// `friendly`.
    pub friendly: Option<bool>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Vec<i64>>,
}

/// The required fields of [`Heir`].
#[derive(Debug)]
pub struct HeirRequired {
    /// `kind`.
    pub kind: HeirKind,
}

object::implement! {
    Heir from HeirRequired {
        required(kind, "kind");
        optional(size: HeirSize, "size");
        optional(note: (), "note");
        optional(friendly: bool, "friendly");
        others(additional_properties: BTreeMap<String, Vec<i64>>);
    }
}

/// `HeirKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HeirKind {
    /// `heir`.
    Heir,
    /// `other`.
    Other,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl HeirKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Heir => "heir",
            Self::Other => "other",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for HeirKind {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("heir", Self::Heir),
        ("other", Self::Other),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(HeirKind);

/// `HeirSize`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HeirSize {
    /// `width`.
    pub width: Option<i64>,
}

object::implement! {
    HeirSize {
        optional(width: i64, "width");
    }
}
