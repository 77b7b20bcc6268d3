// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Base`.

use crate::runtime::{json, object};

/// `Base`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Base {
    /// `name`.
    pub name: String,
}

/// The required fields of [`Base`].
#[derive(Debug)]
pub struct BaseRequired {
    /// `name`.
    pub name: String,
}

impl From<BaseRequired> for Base {
    fn from(required: BaseRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for Base {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl json::Decode for Base {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(reader, &mut [object::required("name", &mut name)])?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name })
    }
}

object::implement!(Base);
