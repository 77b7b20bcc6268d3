// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Inherited`.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

/// `Inherited`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Inherited {
    /// `kind`.
    pub kind: InheritedKind,
    /// `size`.
    pub size: Option<i64>,
    /// `note`.
    pub note: Nullable<Uuid>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Vec<i64>>,
}

/// The required fields of [`Inherited`].
#[derive(Debug)]
pub struct InheritedRequired {
    /// `kind`.
    pub kind: InheritedKind,
}

object::implement! {
    Inherited from InheritedRequired {
        required(kind, "kind");
        optional(size: i64, "size");
        nullable(note: Uuid, "note");
        others(additional_properties: BTreeMap<String, Vec<i64>>);
    }
}

/// `InheritedKind`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InheritedKind {
    /// `base`.
    Base,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl InheritedKind {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Base => "base",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for InheritedKind {
    const VALUES: &'static [(&'static str, Self)] = &[("base", Self::Base)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(InheritedKind);
