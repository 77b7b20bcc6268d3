// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleTrailer`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types;
use crate::types::{VehicleColor, VehicleOwner};

/// `VehicleTrailer`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleTrailer {
    /// As it is on the vehicle.
    pub plate: String,
    /// `color`.
    pub color: Option<VehicleColor>,
    /// `owner`.
    pub owner: Option<VehicleOwner>,
    /// `trailer`.
    pub trailer: Option<Box<VehicleTrailer>>,
    /// `axles`.
    pub axles: Option<i64>,
}

/// The required fields of [`VehicleTrailer`].
#[derive(Debug)]
pub struct VehicleTrailerRequired {
    /// As it is on the vehicle.
    pub plate: String,
}

impl From<VehicleTrailerRequired> for VehicleTrailer {
    fn from(required: VehicleTrailerRequired) -> Self {
        Self {
            plate: required.plate,
            color: None,
            owner: None,
            trailer: None,
            axles: None,
        }
    }
}

impl VehicleTrailer {
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
        self.trailer = trailer.into().map(Box::new);
        self
    }

    /// Sets `axles`.
    #[must_use]
    pub fn axles(mut self, axles: impl Into<Option<i64>>) -> Self {
        self.axles = axles.into();
        self
    }
}

impl json::EncodeFields for VehicleTrailer {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("plate", &self.plate);
        fields.optional("color", &self.color);
        fields.optional("owner", &self.owner);
        fields.optional("trailer", &self.trailer);
        fields.optional("axles", &self.axles);
    }
}

impl json::Decode for VehicleTrailer {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut plate: Option<String> = None;
        let mut color: Option<VehicleColor> = None;
        let mut owner: Option<VehicleOwner> = None;
        let mut trailer: Option<Box<VehicleTrailer>> = None;
        let mut axles: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("plate", &mut plate),
                object::optional("color", &mut color),
                object::optional("owner", &mut owner),
                object::optional("trailer", &mut trailer),
                object::optional("axles", &mut axles),
            ],
        )?;
        let Some(plate) = plate else {
            return Err(object::incomplete());
        };
        let value = Self {
            plate,
            color,
            owner,
            trailer,
            axles,
        };
        object::check(value.axles.is_none_or(|axles| axles >= 1), "axles")?;
        Ok(value)
    }
}

object::implement!(VehicleTrailer);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "plate",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "color",
            required: false,
            schema: Schema::Reference(&types::vehicle_color::SCHEMA),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::Reference(&types::vehicle_owner::SCHEMA),
        },
        Field {
            name: "trailer",
            required: false,
            schema: Schema::Reference(&types::vehicle_trailer::SCHEMA),
        },
        Field {
            name: "axles",
            required: false,
            schema: Schema::Integer(1, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
