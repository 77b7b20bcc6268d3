// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::{AliasOfNullable, Both, Car, Limit, Vehicle};

/// `Everything`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Everything {
    /// `diamond`.
    pub diamond: Option<Both>,
    /// `nothing`.
    pub nothing: Nullable<AliasOfNullable>,
    /// Perhaps a text.
    pub inline: Nullable<String>,
    /// `limit`.
    ///
    /// The server defaults to `5`.
    pub limit: Option<Limit>,
    /// `count`.
    ///
    /// The server defaults to `7`.
    pub count: Option<i64>,
    /// `vehicle`.
    pub vehicle: Option<Vehicle>,
    /// `car`.
    pub car: Option<Car>,
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
    pub fn limit(mut self, limit: impl Into<Option<Limit>>) -> Self {
        self.limit = limit.into();
        self
    }

    /// Sets `count`.
    #[must_use]
    pub fn count(mut self, count: impl Into<Option<i64>>) -> Self {
        self.count = count.into();
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
        fields.optional("limit", &self.limit);
        fields.optional("count", &self.count);
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
        Ok(Self {
            diamond,
            nothing,
            inline,
            limit,
            count,
            vehicle,
            car,
        })
    }
}

object::implement!(Everything);
