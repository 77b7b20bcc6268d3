// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Inherited`.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InheritedKind {
    /// `base`.
    Base,
}

impl InheritedKind {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Base => "base",
        }
    }
}

impl TextEnum for InheritedKind {
    const VALUES: &'static [(&'static str, Self)] = &[("base", Self::Base)];
}

text_enum::implement!(InheritedKind);
