// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Reader`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`ReaderRequest`].
pub(crate) static READER_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "invitation",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
