// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Receive`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

/// `Receive`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReceiveType {
    pub receive: String,
}

/// The required fields of [`ReceiveType`].
#[derive(Debug)]
pub struct ReceiveTypeRequired {
    pub receive: String,
}

object::implement! {
    ReceiveType from ReceiveTypeRequired {
        required(receive, "receive");
    }
}

object_schema::implement! {
    RECEIVE_TYPE_SCHEMA {
        required("receive", Schema::String(&[]));
    }, AdditionalProperties::Any
}
