// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Cat`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    /// `petType`.
    pub pet_type: String,
    /// `claws`.
    pub claws: i64,
}

/// The required fields of [`Cat`].
#[derive(Debug)]
pub struct CatRequired {
    /// `petType`.
    pub pet_type: String,
    /// `claws`.
    pub claws: i64,
}

impl From<CatRequired> for Cat {
    fn from(required: CatRequired) -> Self {
        Self {
            pet_type: required.pet_type,
            claws: required.claws,
        }
    }
}

impl json::EncodeFields for Cat {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("petType", &self.pet_type);
        fields.field("claws", &self.claws);
    }
}

impl json::Decode for Cat {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut pet_type: Option<String> = None;
        let mut claws: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("petType", &mut pet_type),
                object::required("claws", &mut claws),
            ],
        )?;
        let (Some(pet_type), Some(claws)) = (pet_type, claws) else {
            return Err(object::incomplete());
        };
        let value = Self { pet_type, claws };
        object::check(value.claws >= 0, "claws")?;
        Ok(value)
    }
}

object::implement!(Cat);

/// The JSON schema of [`Cat`].
pub(crate) static CAT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "petType",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "claws",
            required: true,
            schema: Schema::Integer(0, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
