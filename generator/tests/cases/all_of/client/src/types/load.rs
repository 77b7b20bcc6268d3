// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Load`.

use crate::runtime::object;
use crate::types::unit::Unit;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Load {
    pub weight: Option<f64>,
    /// What the weight is told in.
    ///
    /// The server defaults to `kg`.
    pub unit: Option<Unit>,
}

object::implement! {
    Load {
        optional(weight: f64, "weight");
        optional(unit: String, "unit");
    }
}
