// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Reader`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

/// `Reader`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReaderRequest {
    pub invitation: String,
}

/// The required fields of [`ReaderRequest`].
#[derive(Debug)]
pub struct ReaderRequestRequired {
    pub invitation: String,
}

object::implement! {
    ReaderRequest from ReaderRequestRequired {
        required(invitation, "invitation");
    }, ignored("id")
}

object_schema::implement! {
    READER_REQUEST_SCHEMA {
        required("invitation", Schema::String(&[]));
        optional("id", Schema::Any);
    }, AdditionalProperties::Any
}
