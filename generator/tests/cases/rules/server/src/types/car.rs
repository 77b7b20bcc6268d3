// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Car`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    /// `kind`.
    pub kind: String,
    /// `doors`.
    pub doors: Option<i64>,
    /// `seats`.
    pub seats: Option<i64>,
}

/// The required fields of [`Car`].
#[derive(Debug)]
pub struct CarRequired {
    /// `kind`.
    pub kind: String,
}

impl From<CarRequired> for Car {
    fn from(required: CarRequired) -> Self {
        Self {
            kind: required.kind,
            doors: None,
            seats: None,
        }
    }
}

impl Car {
    /// Sets `doors`.
    #[must_use]
    pub fn doors(mut self, doors: impl Into<Option<i64>>) -> Self {
        self.doors = doors.into();
        self
    }

    /// Sets `seats`.
    #[must_use]
    pub fn seats(mut self, seats: impl Into<Option<i64>>) -> Self {
        self.seats = seats.into();
        self
    }
}

impl json::EncodeFields for Car {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("doors", &self.doors);
        fields.optional("seats", &self.seats);
    }
}

impl json::Decode for Car {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut doors: Option<i64> = None;
        let mut seats: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("doors", &mut doors),
                object::optional("seats", &mut seats),
            ],
        )?;
        let Some(kind) = kind else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, doors, seats })
    }
}

object::implement!(Car);

/// The JSON schema of [`Car`].
pub(crate) static CAR_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "doors",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "seats",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
