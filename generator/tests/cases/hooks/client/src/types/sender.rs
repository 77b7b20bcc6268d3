// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Sender`.

use bytes::Bytes;
use uuid::Uuid;

use crate::runtime::object;
#[cfg(feature = "webhooks")]
use crate::runtime::base64::Base64Text;
#[cfg(feature = "webhooks")]
use crate::runtime::limits::TextConstraint;
#[cfg(feature = "webhooks")]
use crate::runtime::schema::{AdditionalProperties, Schema};
#[cfg(feature = "webhooks")]
use crate::runtime::uuid::UuidText;
#[cfg(feature = "webhooks")]
use crate::runtime::{object_schema, text_format};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Sender {
    pub a: Option<Uuid>,
    pub b64: Option<Bytes>,
}

object::implement! {
    Sender {
        optional(a: Uuid, "a");
        optional(b64: Bytes, "b64");
    }
}

#[cfg(feature = "webhooks")]
object_schema::implement! {
    SENDER_SCHEMA {
        optional("a", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<UuidText>(text), <UuidText as text_format::TextFormat>::EXPECTED)]));
        optional("b64", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<Base64Text>(text), <Base64Text as text_format::TextFormat>::EXPECTED)]));
    }, AdditionalProperties::Any
}
