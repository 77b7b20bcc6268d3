// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Wall`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{Shelf, SHELF_SCHEMA};

/// `Wall`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Wall {
    /// `shelf`.
    pub shelf: Shelf,
}

/// The required fields of [`Wall`].
#[derive(Debug)]
pub struct WallRequired {
    /// `shelf`.
    pub shelf: Shelf,
}

impl From<WallRequired> for Wall {
    fn from(required: WallRequired) -> Self {
        Self { shelf: required.shelf }
    }
}

impl json::EncodeFields for Wall {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("shelf", &self.shelf);
    }
}

impl json::Decode for Wall {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut shelf: Option<Shelf> = None;
        object::read(reader, &mut [object::required("shelf", &mut shelf)])?;
        let Some(shelf) = shelf else {
            return Err(object::incomplete());
        };
        Ok(Self { shelf })
    }
}

object::implement!(Wall);

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
