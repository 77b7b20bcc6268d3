// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::types::{Point, POINT_SCHEMA};

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

/// The JSON schema of [`AddressRequest`].
pub(crate) static ADDRESS_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "city",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "at",
            required: false,
            schema: Schema::Reference(&POINT_SCHEMA),
        },
        Field {
            name: "line",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "country",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "since",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
