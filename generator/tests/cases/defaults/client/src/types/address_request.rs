// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::address::Address;
use crate::types::point::Point;

/// `Address`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddressRequest {
    /// The server defaults to `Nowhere`.
    pub city: Option<String>,
    /// The server defaults to `{"x":1,"y":1,"z":1}`.
    pub at: Option<Point>,
    pub line: Option<String>,
    /// The server defaults to `NL`.
    pub country: Nullable<String>,
    pub note: Nullable<String>,
}

object::implement! {
    AddressRequest {
        optional(city: String, "city");
        optional(at: Point, "at");
        optional(line: String, "line");
        nullable(country: String, "country");
        nullable(note: String, "note");
    }, ignored("since")
}

impl From<Address> for AddressRequest {
    fn from(value: Address) -> Self {
        Self {
            city: value.city,
            at: value.at,
            line: value.line,
            country: value.country,
            note: value.note,
        }
    }
}
