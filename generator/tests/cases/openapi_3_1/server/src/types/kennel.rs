// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Kennel`.

use bytes::Bytes;
use serde_json::Value;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object, text_format};
use crate::types::{
    Chip, Dog, Room, Size, CHIP_SCHEMA, DOG_SCHEMA, ROOM_SCHEMA, SIZE_SCHEMA,
};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Kennel {
    pub dogs: Vec<Dog>,
    pub anything: Option<Value>,
    pub token: Option<Bytes>,
    pub chip: Option<Chip>,
    pub age: Option<i64>,
    pub size: Nullable<Size>,
    pub plan: Option<Room>,
}

/// The required fields of [`Kennel`].
#[derive(Debug)]
pub struct KennelRequired {
    pub dogs: Vec<Dog>,
}

object::implement! {
    Kennel from KennelRequired {
        required(dogs, "dogs");
        optional(anything: Value, "anything");
        optional(token: Bytes, "token", Base64UrlText);
        optional(chip: Chip, "chip");
        optional(age: i64, "age");
        nullable(size: Size, "size");
        optional(plan: Room, "plan");
    }, check
}

impl object::Check for Kennel {
    fn check(&self) -> json::Result<()> {
        object::require(self.age.is_none_or(|age| age >= 1), "age")?;
        Ok(())
    }
}

/// The JSON schema of [`Kennel`].
pub(crate) static KENNEL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "dogs",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&DOG_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "anything",
            required: false,
            schema: Schema::Any,
        },
        Field {
            name: "token",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<Base64UrlText>(text),
                        expected: <Base64UrlText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "chip",
            required: false,
            schema: Schema::Reference(&CHIP_SCHEMA),
        },
        Field {
            name: "age",
            required: false,
            schema: Schema::Integer(1, i64::MAX),
        },
        Field {
            name: "size",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&SIZE_SCHEMA)),
        },
        Field {
            name: "plan",
            required: false,
            schema: Schema::Reference(&ROOM_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
