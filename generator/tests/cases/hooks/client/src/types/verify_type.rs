// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Verify`.

use crate::runtime::object;
use crate::types::addressee::Addressee;
use crate::types::sender::Sender;
#[cfg(feature = "webhooks")]
use crate::runtime::object_schema;
#[cfg(feature = "webhooks")]
use crate::runtime::schema::{AdditionalProperties, Schema};
#[cfg(feature = "webhooks")]
use crate::types::addressee::ADDRESSEE_SCHEMA;
#[cfg(feature = "webhooks")]
use crate::types::sender::SENDER_SCHEMA;

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

#[cfg(feature = "webhooks")]
object_schema::implement! {
    VERIFY_TYPE_SCHEMA {
        optional("sender", Schema::Reference(&SENDER_SCHEMA));
        optional("addressee", Schema::Reference(&ADDRESSEE_SCHEMA));
    }, AdditionalProperties::Any
}
