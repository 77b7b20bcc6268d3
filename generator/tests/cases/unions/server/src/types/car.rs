// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Car`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
    /// `doors`.
    pub doors: Option<i64>,
}

/// The required fields of [`Car`].
#[derive(Debug)]
pub struct CarRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<CarRequired> for Car {
    fn from(required: CarRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
            doors: None,
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
}

impl json::EncodeFields for Car {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("wheels", &self.wheels);
        fields.optional("doors", &self.doors);
    }
}

impl json::Decode for Car {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut wheels: Option<i64> = None;
        let mut doors: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("wheels", &mut wheels),
                object::optional("doors", &mut doors),
            ],
        )?;
        let (Some(kind), Some(wheels)) = (kind, wheels) else {
            return Err(object::incomplete());
        };
        let value = Self { kind, wheels, doors };
        object::check(value.wheels >= 0, "wheels")?;
        Ok(value)
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
            name: "wheels",
            required: true,
            schema: Schema::Integer(0, i64::MAX),
        },
        Field {
            name: "doors",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
