// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleBase`.

use crate::runtime::{json, object};

/// `VehicleBase`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleBase {
    /// `kind`.
    pub kind: String,
}

/// The required fields of [`VehicleBase`].
#[derive(Debug)]
pub struct VehicleBaseRequired {
    /// `kind`.
    pub kind: String,
}

impl From<VehicleBaseRequired> for VehicleBase {
    fn from(required: VehicleBaseRequired) -> Self {
        Self { kind: required.kind }
    }
}

impl json::EncodeFields for VehicleBase {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
    }
}

impl json::Decode for VehicleBase {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        object::read(reader, &mut [object::required("kind", &mut kind)])?;
        let Some(kind) = kind else {
            return Err(object::incomplete());
        };
        Ok(Self { kind })
    }
}

object::implement!(VehicleBase);
