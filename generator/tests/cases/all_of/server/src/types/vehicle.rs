// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::{json, object};
use crate::types::{VehicleColor, VehicleOwner, VehicleTrailer};

/// `Vehicle`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Vehicle {
    /// As it is on the vehicle.
    pub plate: String,
    /// `color`.
    pub color: Option<VehicleColor>,
    /// `owner`.
    pub owner: Option<VehicleOwner>,
    /// `trailer`.
    pub trailer: Option<VehicleTrailer>,
}

/// The required fields of [`Vehicle`].
#[derive(Debug)]
pub struct VehicleRequired {
    /// As it is on the vehicle.
    pub plate: String,
}

impl From<VehicleRequired> for Vehicle {
    fn from(required: VehicleRequired) -> Self {
        Self {
            plate: required.plate,
            color: None,
            owner: None,
            trailer: None,
        }
    }
}

impl Vehicle {
    /// Sets `color`.
    #[must_use]
    pub fn color(mut self, color: impl Into<Option<VehicleColor>>) -> Self {
        self.color = color.into();
        self
    }

    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<VehicleOwner>>) -> Self {
        self.owner = owner.into();
        self
    }

    /// Sets `trailer`.
    #[must_use]
    pub fn trailer(mut self, trailer: impl Into<Option<VehicleTrailer>>) -> Self {
        self.trailer = trailer.into();
        self
    }
}

impl json::EncodeFields for Vehicle {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("plate", &self.plate);
        fields.optional("color", &self.color);
        fields.optional("owner", &self.owner);
        fields.optional("trailer", &self.trailer);
    }
}

impl json::Decode for Vehicle {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut plate: Option<String> = None;
        let mut color: Option<VehicleColor> = None;
        let mut owner: Option<VehicleOwner> = None;
        let mut trailer: Option<VehicleTrailer> = None;
        object::read(
            reader,
            &mut [
                object::required("plate", &mut plate),
                object::optional("color", &mut color),
                object::optional("owner", &mut owner),
                object::optional("trailer", &mut trailer),
            ],
        )?;
        let Some(plate) = plate else {
            return Err(object::incomplete());
        };
        Ok(Self {
            plate,
            color,
            owner,
            trailer,
        })
    }
}

object::implement!(Vehicle);
