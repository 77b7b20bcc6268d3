// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::{AddressRequest, Point};

/// `Address`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Address {
    /// `city`.
    pub city: String,
    /// `at`.
    pub at: Point,
    /// `line`.
    pub line: Option<String>,
    /// `country`.
    pub country: Option<String>,
    /// `note`.
    pub note: Nullable<String>,
    /// `since`.
    pub since: i64,
}

object::implement! {
    Address: Default {
        default(city: String = "Nowhere".to_owned(), "city");
        default(at: Point = Point { x: 1, y: 1, z: 1 }, "at");
        optional(line: String, "line");
        default(country: Option<String> = Some("NL".to_owned()), "country");
        nullable(note: String, "note");
        default(since: i64 = 1, "since");
    }
}

impl From<AddressRequest> for Address {
    fn from(value: AddressRequest) -> Self {
        Self {
            city: value.city,
            at: value.at,
            line: value.line,
            country: value.country,
            note: value.note,
            since: 1,
        }
    }
}
