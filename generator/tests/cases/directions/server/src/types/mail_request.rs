// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    MAIL_REQUEST_SCHEMA {
        required("kind", Schema::String(&[]));
        required("address", Schema::String(&[]));
        optional("verified", Schema::Any);
    }, AdditionalProperties::Any
}
