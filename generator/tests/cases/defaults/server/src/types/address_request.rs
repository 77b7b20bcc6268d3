// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::point::{Point, POINT_SCHEMA};

/// `Address`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddressRequest {
    pub city: String,
    pub at: Point,
    pub line: Option<String>,
    pub country: Option<String>,
    pub note: Nullable<String>,
}

object::implement! {
    AddressRequest: Default {
        default(city: String = "Nowhere".to_owned(), "city");
        default(at: Point = Point { x: 1, y: 1, z: 1 }, "at");
        optional(line: String, "line");
        default(country: Option<String> = Some("NL".to_owned()), "country");
        nullable(note: String, "note");
    }, ignored("since")
}

object_schema::implement! {
    ADDRESS_REQUEST_SCHEMA {
        optional("city", Schema::String(&[]));
        optional("at", Schema::Reference(&POINT_SCHEMA));
        optional("line", Schema::String(&[]));
        optional("country", Schema::Nullable(&Schema::String(&[])));
        optional("note", Schema::Nullable(&Schema::String(&[])));
        optional("since", Schema::Any);
    }, AdditionalProperties::Any
}
