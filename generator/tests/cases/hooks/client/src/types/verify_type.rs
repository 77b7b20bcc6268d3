// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Verify`.

use crate::runtime::{json, object};
use crate::types::{Addressee, Sender};
#[cfg(feature = "webhooks")]
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
#[cfg(feature = "webhooks")]
use crate::types::{ADDRESSEE_SCHEMA, SENDER_SCHEMA};

/// `Verify`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyType {
    /// `sender`.
    pub sender: Option<Sender>,
    /// `addressee`.
    pub addressee: Option<Addressee>,
}

impl VerifyType {
    /// Sets `sender`.
    #[must_use]
    pub fn sender(mut self, sender: impl Into<Option<Sender>>) -> Self {
        self.sender = sender.into();
        self
    }

    /// Sets `addressee`.
    #[must_use]
    pub fn addressee(mut self, addressee: impl Into<Option<Addressee>>) -> Self {
        self.addressee = addressee.into();
        self
    }
}

impl json::EncodeFields for VerifyType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("sender", &self.sender);
        fields.optional("addressee", &self.addressee);
    }
}

impl json::Decode for VerifyType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut sender: Option<Sender> = None;
        let mut addressee: Option<Addressee> = None;
        object::read(
            reader,
            &mut [
                object::optional("sender", &mut sender),
                object::optional("addressee", &mut addressee),
            ],
        )?;
        Ok(Self { sender, addressee })
    }
}

object::implement!(VerifyType);

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
