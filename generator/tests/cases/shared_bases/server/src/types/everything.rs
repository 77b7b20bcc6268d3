// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::{AliasOfNullable, Both, Car, Limit, Vehicle};

/// `Everything`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Everything {
    /// `diamond`.
    pub diamond: Option<Both>,
    /// `nothing`.
    pub nothing: Nullable<AliasOfNullable>,
    /// Perhaps a text.
    pub inline: Nullable<String>,
    /// `limit`.
    pub limit: Limit,
    /// `count`.
    pub count: i64,
    /// `vehicle`.
    pub vehicle: Option<Vehicle>,
    /// `car`.
    pub car: Option<Car>,
}

impl Default for Everything {
    fn default() -> Self {
        Self {
            diamond: None,
            nothing: Nullable::Absent,
            inline: Nullable::Absent,
            limit: 5,
            count: 7,
            vehicle: None,
            car: None,
        }
    }
}

impl Everything {
    /// Sets `diamond`.
    #[must_use]
    pub fn diamond(mut self, diamond: impl Into<Option<Both>>) -> Self {
        self.diamond = diamond.into();
        self
    }

    /// Sets `nothing`.
    #[must_use]
    pub fn nothing(mut self, nothing: impl Into<Nullable<AliasOfNullable>>) -> Self {
        self.nothing = nothing.into();
        self
    }

    /// Sets `inline`.
    #[must_use]
    pub fn inline(mut self, inline: impl Into<Nullable<String>>) -> Self {
        self.inline = inline.into();
        self
    }

    /// Sets `limit`.
    #[must_use]
    pub fn limit(mut self, limit: Limit) -> Self {
        self.limit = limit;
        self
    }

    /// Sets `count`.
    #[must_use]
    pub fn count(mut self, count: i64) -> Self {
        self.count = count;
        self
    }

    /// Sets `vehicle`.
    #[must_use]
    pub fn vehicle(mut self, vehicle: impl Into<Option<Vehicle>>) -> Self {
        self.vehicle = vehicle.into();
        self
    }

    /// Sets `car`.
    #[must_use]
    pub fn car(mut self, car: impl Into<Option<Car>>) -> Self {
        self.car = car.into();
        self
    }
}

impl json::EncodeFields for Everything {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("diamond", &self.diamond);
        fields.nullable("nothing", &self.nothing);
        fields.nullable("inline", &self.inline);
        fields.field("limit", &self.limit);
        fields.field("count", &self.count);
        fields.optional("vehicle", &self.vehicle);
        fields.optional("car", &self.car);
    }
}

impl json::Decode for Everything {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut diamond: Option<Both> = None;
        let mut nothing: Nullable<AliasOfNullable> = Nullable::Absent;
        let mut inline: Nullable<String> = Nullable::Absent;
        let mut limit: Option<Limit> = None;
        let mut count: Option<i64> = None;
        let mut vehicle: Option<Vehicle> = None;
        let mut car: Option<Car> = None;
        object::read(
            reader,
            &mut [
                object::optional("diamond", &mut diamond),
                object::optional("nothing", &mut nothing),
                object::optional("inline", &mut inline),
                object::optional("limit", &mut limit),
                object::optional("count", &mut count),
                object::optional("vehicle", &mut vehicle),
                object::optional("car", &mut car),
            ],
        )?;
        let value = Self {
            diamond,
            nothing,
            inline,
            limit: limit.unwrap_or(5),
            count: count.unwrap_or(7),
            vehicle,
            car,
        };
        object::check(value.limit >= 1, "limit")?;
        Ok(value)
    }
}

object::implement!(Everything);
