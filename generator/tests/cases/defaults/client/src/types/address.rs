// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::point::Point;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Address {
    /// The server defaults to `Nowhere`.
    pub city: Option<String>,
    /// The server defaults to `{"x":1,"y":1,"z":1}`.
    pub at: Option<Point>,
    pub line: Option<String>,
    /// The server defaults to `NL`.
    pub country: Nullable<String>,
    pub note: Nullable<String>,
    /// The server defaults to `1`.
    pub since: Option<i64>,
}

object::implement! {
    Address {
        optional(city: String, "city");
        optional(at: Point, "at");
        optional(line: String, "line");
        nullable(country: String, "country");
        nullable(note: String, "note");
        optional(since: i64, "since");
    }
}
