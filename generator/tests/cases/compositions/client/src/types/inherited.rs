// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Inherited`.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Inherited {
    pub kind: InheritedKind,
    pub size: Option<i64>,
    pub note: Nullable<Uuid>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Vec<i64>>,
}

/// The required fields of [`Inherited`].
#[derive(Debug)]
pub struct InheritedRequired {
    pub kind: InheritedKind,
}

object::implement! {
    Inherited from InheritedRequired {
        required(kind, "kind");
        optional(size: i64, "size");
        nullable(note: Uuid, "note");
        additional(additional_properties: BTreeMap<String, Vec<i64>>);
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InheritedKind {
    Base,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    InheritedKind {
        Base = "base";
    }
}
