// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

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
        Ok(Self { pet_type, claws })
    }
}

object::implement!(Cat);
