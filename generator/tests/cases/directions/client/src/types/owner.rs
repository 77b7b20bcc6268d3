// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::{json, object};

/// `Owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owner {
    /// `name`.
    pub name: String,
    /// `id`.
    pub id: i64,
}

/// The required fields of [`Owner`].
#[derive(Debug)]
pub struct OwnerRequired {
    /// `name`.
    pub name: String,
    /// `id`.
    pub id: i64,
}

impl From<OwnerRequired> for Owner {
    fn from(required: OwnerRequired) -> Self {
        Self {
            name: required.name,
            id: required.id,
        }
    }
}

impl json::EncodeFields for Owner {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("id", &self.id);
    }
}

impl json::Decode for Owner {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut id: Option<i64> = None;
        object::read(
            reader,
            &mut [object::required("name", &mut name), object::required("id", &mut id)],
        )?;
        let (Some(name), Some(id)) = (name, id) else {
            return Err(object::incomplete());
        };
        Ok(Self { name, id })
    }
}

object::implement!(Owner);
