// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MailRequest {
    pub kind: String,
    pub address: String,
}

/// The required fields of [`MailRequest`].
#[derive(Debug)]
pub struct MailRequestRequired {
    pub kind: String,
    pub address: String,
}

object::implement! {
    MailRequest from MailRequestRequired {
        required(kind, "kind");
        required(address, "address");
    }, ignored("verified")
}

/// The JSON schema of [`MailRequest`].
pub(crate) static MAIL_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "address",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "verified",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
