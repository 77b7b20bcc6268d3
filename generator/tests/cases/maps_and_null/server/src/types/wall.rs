// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Wall`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::shelf::{Shelf, SHELF_SCHEMA};

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

object_schema::implement! {
    WALL_SCHEMA {
        required("shelf", Schema::Reference(&SHELF_SCHEMA));
    }, AdditionalProperties::Any
}
