// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Found`.

use crate::runtime::{json, object};
use crate::types::Animal;

/// `Found`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Found {
    /// `animal`.
    pub animal: Animal,
}

/// The required fields of [`Found`].
#[derive(Debug)]
pub struct FoundRequired {
    /// `animal`.
    pub animal: Animal,
}

impl From<FoundRequired> for Found {
    fn from(required: FoundRequired) -> Self {
        Self { animal: required.animal }
    }
}

impl json::EncodeFields for Found {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("animal", &self.animal);
    }
}

impl json::Decode for Found {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut animal: Option<Animal> = None;
        object::read(reader, &mut [object::required("animal", &mut animal)])?;
        let Some(animal) = animal else {
            return Err(object::incomplete());
        };
        Ok(Self { animal })
    }
}

object::implement!(Found);
