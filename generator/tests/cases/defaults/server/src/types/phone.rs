// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{object, text_enum};

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

/// The JSON schema of [`Phone`].
pub(crate) static PHONE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::Reference(&PHONE_KIND_SCHEMA),
        },
        Field {
            name: "number",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhoneKind {
    Phone,
}

text_enum::implement! {
    PhoneKind {
        Phone = "phone";
    }
}

/// The JSON schema of [`PhoneKind`].
pub(crate) static PHONE_KIND_SCHEMA: Schema = Schema::Enum(
    &["phone"],
    "expected one of `phone`",
);
