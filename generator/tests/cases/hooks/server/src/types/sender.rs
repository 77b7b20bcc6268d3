// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Sender`.

use bytes::Bytes;
use uuid::Uuid;

use crate::runtime::base64::Base64Text;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::{object, text_format};

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
