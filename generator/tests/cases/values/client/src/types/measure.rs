// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Measure`.

use jiff::Zoned;

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Measure {
    pub value: f64,
    pub at: Option<Zoned>,
}

/// The required fields of [`Measure`].
#[derive(Debug)]
pub struct MeasureRequired {
    pub value: f64,
}

object::implement! {
    Measure from MeasureRequired {
        required(value, "value");
        optional(at: Zoned, "at");
    }
}
