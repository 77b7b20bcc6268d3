// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleOwner`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `VehicleOwner`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VehicleOwner {
    /// `name`.
    pub name: Option<String>,
}

impl VehicleOwner {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }
}

impl json::EncodeFields for VehicleOwner {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
    }
}

impl json::Decode for VehicleOwner {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(reader, &mut [object::optional("name", &mut name)])?;
        Ok(Self { name })
    }
}

object::implement!(VehicleOwner);
