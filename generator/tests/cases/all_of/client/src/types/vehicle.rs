// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Vehicle`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::{json, object};

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

/// `VehicleColor`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VehicleColor {
    /// `red`.
    Red,
    /// `blue`.
    Blue,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl VehicleColor {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for VehicleColor {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("blue", Self::Blue),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(VehicleColor);

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
        Ok(Self {
            plate,
            color,
            owner,
            trailer,
            axles,
        })
    }
}

object::implement!(VehicleTrailer);
