// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Wall`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::types::{Shelf, SHELF_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Wall {
    pub shelf: Shelf,
}

/// The required fields of [`Wall`].
#[derive(Debug)]
pub struct WallRequired {
    pub shelf: Shelf,
}

object::implement! {
    Wall from WallRequired {
        required(shelf, "shelf");
    }
}

/// The JSON schema of [`Wall`].
pub(crate) static WALL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "shelf",
            required: true,
            schema: Schema::Reference(&SHELF_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
