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

object::implement! {
    Everything: Default {
        optional(diamond: Both, "diamond");
        nullable(nothing: String, "nothing");
        nullable(inline: String, "inline");
        default(limit: Limit = 5, "limit");
        default(count: i64 = 7, "count");
        optional(vehicle: Vehicle, "vehicle");
        optional(car: Car, "car");
    }, check
}

impl object::Check for Everything {
    fn check(&self) -> json::Result<()> {
        object::require(self.limit >= 1, "limit")?;
        Ok(())
    }
}
