// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::alias_of_nullable::AliasOfNullable;
use crate::types::both::Both;
use crate::types::car::Car;
use crate::types::limit::Limit;
use crate::types::vehicle::Vehicle;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Everything {
    pub diamond: Option<Both>,
    pub nothing: Nullable<AliasOfNullable>,
    /// Perhaps a text.
    pub inline: Nullable<String>,
    pub limit: Limit,
    pub count: i64,
    pub vehicle: Option<Vehicle>,
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
