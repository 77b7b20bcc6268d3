// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    MAIL_SCHEMA {
        required("kind", Schema::String(&[]));
        required("to", Schema::String(&[]));
    }, AdditionalProperties::Any
}
