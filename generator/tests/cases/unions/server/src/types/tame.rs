// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tame`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{object, text_enum};

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

/// The JSON schema of [`Tame`].
pub(crate) static TAME_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: false,
            schema: Schema::Reference(&TAME_KIND_SCHEMA),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TameKind {
    Tame,
    Housed,
}

text_enum::implement! {
    TameKind {
        Tame = "tame";
        Housed = "housed";
    }
}

/// The JSON schema of [`TameKind`].
pub(crate) static TAME_KIND_SCHEMA: Schema = Schema::Enum(
    &["tame", "housed"],
    "expected one of `tame`, `housed`",
);
