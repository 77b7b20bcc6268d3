// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Heir`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{object, object_schema, text_enum};

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

object_schema::implement! {
    HEIR_SCHEMA {
        required("kind", Schema::Reference(&HEIR_KIND_SCHEMA));
        optional("size", Schema::Reference(&HEIR_SIZE_SCHEMA));
        optional("note", Schema::Null);
        optional("friendly", Schema::Boolean);
    }, AdditionalProperties::Each(&Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeirKind {
    Heir,
    Other,
}

text_enum::implement! {
    HeirKind {
        Heir = "heir";
        Other = "other";
    }
}

pub(crate) static HEIR_KIND_SCHEMA: Schema = Schema::Enum(
    &["heir", "other"],
    "expected one of `heir`, `other`",
);

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

object_schema::implement! {
    HEIR_SIZE_SCHEMA {
        optional("width", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
