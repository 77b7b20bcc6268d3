// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Van`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Van`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Van {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
    /// `doors`.
    pub doors: Option<i64>,
    /// `load`.
    pub load: Option<f64>,
}

/// The required fields of [`Van`].
#[derive(Debug)]
pub struct VanRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<VanRequired> for Van {
    fn from(required: VanRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
            doors: None,
            load: None,
        }
    }
}

impl Van {
    /// Sets `doors`.
    #[must_use]
    pub fn doors(mut self, doors: impl Into<Option<i64>>) -> Self {
        self.doors = doors.into();
        self
    }

    /// Sets `load`.
    #[must_use]
    pub fn load(mut self, load: impl Into<Option<f64>>) -> Self {
        self.load = load.into();
        self
    }
}

impl json::EncodeFields for Van {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("wheels", &self.wheels);
        fields.optional("doors", &self.doors);
        fields.optional("load", &self.load);
    }
}

impl json::Decode for Van {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut wheels: Option<i64> = None;
        let mut doors: Option<i64> = None;
        let mut load: Option<f64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("wheels", &mut wheels),
                object::optional("doors", &mut doors),
                object::optional("load", &mut load),
            ],
        )?;
        let (Some(kind), Some(wheels)) = (kind, wheels) else {
            return Err(object::incomplete());
        };
        let value = Self { kind, wheels, doors, load };
        object::check(value.wheels >= 0, "wheels")?;
        Ok(value)
    }
}

object::implement!(Van);

/// The JSON schema of [`Van`].
pub(crate) static VAN_SCHEMA: Schema = Schema::Object(
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
        Field {
            name: "load",
            required: false,
            schema: Schema::Number(NumberBounds::ANY),
        },
    ],
    AdditionalProperties::Any,
);
