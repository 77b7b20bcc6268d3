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
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
#[cfg(feature = "webhooks")]
use crate::runtime::text_format;
#[cfg(feature = "webhooks")]
use crate::runtime::uuid::UuidText;

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

/// The JSON schema of [`Sender`].
#[cfg(feature = "webhooks")]
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
