// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    pub kind: String,
    pub to: String,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    pub kind: String,
    pub to: String,
}

object::implement! {
    Mail from MailRequired {
        required(kind, "kind");
        required(to, "to");
    }
}

/// The JSON schema of [`Mail`].
pub(crate) static MAIL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "to",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
