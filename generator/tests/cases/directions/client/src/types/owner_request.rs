// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::{json, object, slot};
use crate::types::Owner;

/// `Owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OwnerRequest {
    /// `name`.
    pub name: String,
}

/// The required fields of [`OwnerRequest`].
#[derive(Debug)]
pub struct OwnerRequestRequired {
    /// `name`.
    pub name: String,
}

impl From<OwnerRequestRequired> for OwnerRequest {
    fn from(required: OwnerRequestRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for OwnerRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl json::Decode for OwnerRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("id", &mut slot::Passed),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name })
    }
}

object::implement!(OwnerRequest);

impl From<Owner> for OwnerRequest {
    fn from(value: Owner) -> Self {
        Self { name: value.name }
    }
}
