// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Sender`.

use bytes::Bytes;
use uuid::Uuid;

use crate::runtime::base64::Base64Text;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::{json, object, text_format};

/// `Sender`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Sender {
    /// `a`.
    pub a: Option<Uuid>,
    /// `b64`.
    pub b64: Option<Bytes>,
}

impl Sender {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<Uuid>>) -> Self {
        self.a = a.into();
        self
    }

    /// Sets `b64`.
    #[must_use]
    pub fn b64(mut self, b64: impl Into<Option<Bytes>>) -> Self {
        self.b64 = b64.into();
        self
    }
}

impl json::EncodeFields for Sender {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
        fields.optional("b64", &self.b64);
    }
}

impl json::Decode for Sender {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut a: Option<Uuid> = None;
        let mut b64: Option<Bytes> = None;
        object::read(
            reader,
            &mut [object::optional("a", &mut a), object::optional("b64", &mut b64)],
        )?;
        Ok(Self { a, b64 })
    }
}

object::implement!(Sender);

/// The JSON schema of [`Sender`].
pub(crate) static SENDER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "a",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<UuidText>(text),
                        expected: <UuidText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "b64",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<Base64Text>(text),
                        expected: <Base64Text as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
