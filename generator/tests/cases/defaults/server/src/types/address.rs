// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::address_request::AddressRequest;
use crate::types::point::Point;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Address {
    pub city: String,
    pub at: Point,
    pub line: Option<String>,
    pub country: Option<String>,
    pub note: Nullable<String>,
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
