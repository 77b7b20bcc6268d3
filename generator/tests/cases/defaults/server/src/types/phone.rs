// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, text_enum};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    pub kind: PhoneKind,
    pub number: String,
}

/// The required fields of [`Phone`].
#[derive(Debug)]
pub struct PhoneRequired {
    pub kind: PhoneKind,
    pub number: String,
}

object::implement! {
    Phone from PhoneRequired {
        required(kind, "kind");
        required(number, "number");
    }
}

object_schema::implement! {
    PHONE_SCHEMA {
        required("kind", Schema::Reference(&PHONE_KIND_SCHEMA));
        required("number", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhoneKind {
    Phone,
}

text_enum::implement! {
    PhoneKind {
        Phone = "phone";
    }
}

pub(crate) static PHONE_KIND_SCHEMA: Schema = Schema::Enum(
    &["phone"],
    "expected one of `phone`",
);
