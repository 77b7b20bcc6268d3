// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Keeper`.

use crate::runtime::{json, object};

/// `Keeper`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Keeper {
    /// `name`.
    pub name: String,
}

/// The required fields of [`Keeper`].
#[derive(Debug)]
pub struct KeeperRequired {
    /// `name`.
    pub name: String,
}

impl From<KeeperRequired> for Keeper {
    fn from(required: KeeperRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for Keeper {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl json::Decode for Keeper {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(reader, &mut [object::required("name", &mut name)])?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name })
    }
}

object::implement!(Keeper);
