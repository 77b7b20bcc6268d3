// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Verify`.

use crate::runtime::object;
use crate::types::{Addressee, Sender};
#[cfg(feature = "webhooks")]
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
#[cfg(feature = "webhooks")]
use crate::types::{ADDRESSEE_SCHEMA, SENDER_SCHEMA};

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

/// The JSON schema of [`VerifyType`].
#[cfg(feature = "webhooks")]
pub(crate) static VERIFY_TYPE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "sender",
            required: false,
            schema: Schema::Reference(&SENDER_SCHEMA),
        },
        Field {
            name: "addressee",
            required: false,
            schema: Schema::Reference(&ADDRESSEE_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
