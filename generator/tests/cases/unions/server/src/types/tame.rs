// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tame`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, text_enum};

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

object_schema::implement! {
    TAME_SCHEMA {
        optional("kind", Schema::Reference(&TAME_KIND_SCHEMA));
        optional("owner", Schema::String(&[]));
    }, AdditionalProperties::Any
}

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

pub(crate) static TAME_KIND_SCHEMA: Schema = Schema::Enum(
    &["tame", "housed"],
    "expected one of `tame`, `housed`",
);
