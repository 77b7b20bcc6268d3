// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Heir`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{object, text_enum};

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

/// The JSON schema of [`Heir`].
pub(crate) static HEIR_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::Reference(&HEIR_KIND_SCHEMA),
        },
        Field {
            name: "size",
            required: false,
            schema: Schema::Reference(&HEIR_SIZE_SCHEMA),
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::Null,
        },
        Field {
            name: "friendly",
            required: false,
            schema: Schema::Boolean,
        },
    ],
    AdditionalProperties::Each(
        &Schema::Array(
            &Items {
                schema: Schema::Integer(i64::MIN, i64::MAX),
                minimum: 0,
                maximum: usize::MAX,
            },
        ),
    ),
);

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

/// The JSON schema of [`HeirKind`].
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

/// The JSON schema of [`HeirSize`].
pub(crate) static HEIR_SIZE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "width",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
