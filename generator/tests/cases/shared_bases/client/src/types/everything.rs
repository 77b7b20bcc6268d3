// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::alias_of_nullable::AliasOfNullable;
use crate::types::both::Both;
use crate::types::car::Car;
use crate::types::limit::Limit;
use crate::types::vehicle::Vehicle;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Everything {
    pub diamond: Option<Both>,
    pub nothing: Nullable<AliasOfNullable>,
    /// Perhaps a text.
    pub inline: Nullable<String>,
    /// The server defaults to `5`.
    pub limit: Option<Limit>,
    /// The server defaults to `7`.
    pub count: Option<i64>,
    pub vehicle: Option<Vehicle>,
    pub car: Option<Car>,
}

object::implement! {
    Everything {
        optional(diamond: Both, "diamond");
        nullable(nothing: String, "nothing");
        nullable(inline: String, "inline");
        optional(limit: Limit, "limit");
        optional(count: i64, "count");
        optional(vehicle: Vehicle, "vehicle");
        optional(car: Car, "car");
    }
}
