// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Bike`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Bike`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bike {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

/// The required fields of [`Bike`].
#[derive(Debug)]
pub struct BikeRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<BikeRequired> for Bike {
    fn from(required: BikeRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
        }
    }
}

impl json::EncodeFields for Bike {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("wheels", &self.wheels);
    }
}

impl json::Decode for Bike {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut wheels: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("wheels", &mut wheels),
            ],
        )?;
        let (Some(kind), Some(wheels)) = (kind, wheels) else {
            return Err(object::incomplete());
        };
        let value = Self { kind, wheels };
        object::check(value.wheels >= 0, "wheels")?;
        Ok(value)
    }
}

object::implement!(Bike);

/// The JSON schema of [`Bike`].
pub(crate) static BIKE_SCHEMA: Schema = Schema::Object(
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
    ],
    AdditionalProperties::Any,
);
