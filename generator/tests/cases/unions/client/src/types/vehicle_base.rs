// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleBase`.

use crate::runtime::{json, object};

/// `VehicleBase`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleBase {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

/// The required fields of [`VehicleBase`].
#[derive(Debug)]
pub struct VehicleBaseRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<VehicleBaseRequired> for VehicleBase {
    fn from(required: VehicleBaseRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
        }
    }
}

impl json::EncodeFields for VehicleBase {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("wheels", &self.wheels);
    }
}

impl json::Decode for VehicleBase {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut wheels: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("wheels", &mut wheels),
            ],
        )?;
        let (Some(kind), Some(wheels)) = (kind, wheels) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, wheels })
    }
}

object::implement!(VehicleBase);
