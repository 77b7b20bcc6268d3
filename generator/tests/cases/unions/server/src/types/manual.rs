// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Manual`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types;
use crate::types::ManualAutomatic;

/// `Manual`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Manual {
    /// `automatic`.
    pub automatic: ManualAutomatic,
    /// `level`.
    pub level: i64,
}

/// The required fields of [`Manual`].
#[derive(Debug)]
pub struct ManualRequired {
    /// `automatic`.
    pub automatic: ManualAutomatic,
    /// `level`.
    pub level: i64,
}

impl From<ManualRequired> for Manual {
    fn from(required: ManualRequired) -> Self {
        Self {
            automatic: required.automatic,
            level: required.level,
        }
    }
}

impl json::EncodeFields for Manual {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("automatic", &self.automatic);
        fields.field("level", &self.level);
    }
}

impl json::Decode for Manual {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut automatic: Option<ManualAutomatic> = None;
        let mut level: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("automatic", &mut automatic),
                object::required("level", &mut level),
            ],
        )?;
        let (Some(automatic), Some(level)) = (automatic, level) else {
            return Err(object::incomplete());
        };
        Ok(Self { automatic, level })
    }
}

object::implement!(Manual);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "automatic",
            required: true,
            schema: Schema::Reference(&types::manual_automatic::SCHEMA),
        },
        Field {
            name: "level",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
