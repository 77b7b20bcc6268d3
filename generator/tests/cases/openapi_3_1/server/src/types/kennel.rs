// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Kennel`.

use bytes::Bytes;
use serde_json::Value;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{codec, json, object, text_format};
use crate::types::{
    Chip, Dog, Room, Size, CHIP_SCHEMA, DOG_SCHEMA, ROOM_SCHEMA, SIZE_SCHEMA,
};

/// `Kennel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Kennel {
    /// `dogs`.
    pub dogs: Vec<Dog>,
    /// `anything`.
    pub anything: Option<Value>,
    /// `token`.
    pub token: Option<Bytes>,
    /// `chip`.
    pub chip: Option<Chip>,
    /// `age`.
    pub age: Option<i64>,
    /// `size`.
    pub size: Nullable<Size>,
    /// `plan`.
    pub plan: Option<Room>,
}

/// The required fields of [`Kennel`].
#[derive(Debug)]
pub struct KennelRequired {
    /// `dogs`.
    pub dogs: Vec<Dog>,
}

impl From<KennelRequired> for Kennel {
    fn from(required: KennelRequired) -> Self {
        Self {
            dogs: required.dogs,
            anything: None,
            token: None,
            chip: None,
            age: None,
            size: Nullable::Absent,
            plan: None,
        }
    }
}

impl Kennel {
    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: impl Into<Option<Value>>) -> Self {
        self.anything = anything.into();
        self
    }

    /// Sets `token`.
    #[must_use]
    pub fn token(mut self, token: impl Into<Option<Bytes>>) -> Self {
        self.token = token.into();
        self
    }

    /// Sets `chip`.
    #[must_use]
    pub fn chip(mut self, chip: impl Into<Option<Chip>>) -> Self {
        self.chip = chip.into();
        self
    }

    /// Sets `age`.
    #[must_use]
    pub fn age(mut self, age: impl Into<Option<i64>>) -> Self {
        self.age = age.into();
        self
    }

    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Nullable<Size>>) -> Self {
        self.size = size.into();
        self
    }

    /// Sets `plan`.
    #[must_use]
    pub fn plan(mut self, plan: impl Into<Option<Room>>) -> Self {
        self.plan = plan.into();
        self
    }
}

impl json::EncodeFields for Kennel {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("dogs", &self.dogs);
        fields.optional("anything", &self.anything);
        fields
            .optional(
                "token",
                &self.token.as_ref().map(codec::Encoded::<Base64UrlText>),
            );
        fields.optional("chip", &self.chip);
        fields.optional("age", &self.age);
        fields.nullable("size", &self.size);
        fields.optional("plan", &self.plan);
    }
}

impl json::Decode for Kennel {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut dogs: Option<Vec<Dog>> = None;
        let mut anything: Option<Value> = None;
        let mut token = codec::Coded::<Base64UrlText>::default();
        let mut chip: Option<Chip> = None;
        let mut age: Option<i64> = None;
        let mut size: Nullable<Size> = Nullable::Absent;
        let mut plan: Option<Room> = None;
        object::read(
            reader,
            &mut [
                object::required("dogs", &mut dogs),
                object::optional("anything", &mut anything),
                object::optional("token", &mut token),
                object::optional("chip", &mut chip),
                object::optional("age", &mut age),
                object::optional("size", &mut size),
                object::optional("plan", &mut plan),
            ],
        )?;
        let Some(dogs) = dogs else {
            return Err(object::incomplete());
        };
        let value = Self {
            dogs,
            anything,
            token: token.0,
            chip,
            age,
            size,
            plan,
        };
        object::check(value.age.is_none_or(|age| age >= 1), "age")?;
        Ok(value)
    }
}

object::implement!(Kennel);

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
