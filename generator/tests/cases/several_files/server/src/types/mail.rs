// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    pub by: String,
    pub address: String,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    pub by: String,
    pub address: String,
}

object::implement! {
    Mail from MailRequired {
        required(by, "by");
        required(address, "address");
    }
}

/// The JSON schema of [`Mail`].
pub(crate) static MAIL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "by",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "address",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
