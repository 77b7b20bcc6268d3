// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    MAIL_SCHEMA {
        required("by", Schema::String(&[]));
        required("address", Schema::String(&[]));
    }, AdditionalProperties::Any
}
