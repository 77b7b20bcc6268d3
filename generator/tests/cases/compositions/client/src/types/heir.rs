// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Heir`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Heir {
    pub kind: HeirKind,
    pub size: Option<HeirSize>,
    pub note: Option<()>,
    pub friendly: Option<bool>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Vec<i64>>,
}

/// The required fields of [`Heir`].
#[derive(Debug)]
pub struct HeirRequired {
    pub kind: HeirKind,
}

object::implement! {
    Heir from HeirRequired {
        required(kind, "kind");
        optional(size: HeirSize, "size");
        optional(note: (), "note");
        optional(friendly: bool, "friendly");
        additional(additional_properties: BTreeMap<String, Vec<i64>>);
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HeirKind {
    Heir,
    Other,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    HeirKind {
        Heir = "heir";
        Other = "other";
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HeirSize {
    pub width: Option<i64>,
}

object::implement! {
    HeirSize {
        optional(width: i64, "width");
    }
}
