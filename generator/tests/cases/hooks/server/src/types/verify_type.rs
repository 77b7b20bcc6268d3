// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Verify`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::addressee::{Addressee, ADDRESSEE_SCHEMA};
use crate::types::sender::{Sender, SENDER_SCHEMA};

/// `Verify`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyType {
    pub sender: Option<Sender>,
    pub addressee: Option<Addressee>,
}

object::implement! {
    VerifyType {
        optional(sender: Sender, "sender");
        optional(addressee: Addressee, "addressee");
    }
}

object_schema::implement! {
    VERIFY_TYPE_SCHEMA {
        optional("sender", Schema::Reference(&SENDER_SCHEMA));
        optional("addressee", Schema::Reference(&ADDRESSEE_SCHEMA));
    }, AdditionalProperties::Any
}
