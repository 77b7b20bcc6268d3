// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Room`.

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};

/// `Room`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Room {
    /// `rooms`.
    pub rooms: Option<Vec<Room>>,
}

impl Room {
    /// Sets `rooms`.
    #[must_use]
    pub fn rooms(mut self, rooms: impl IntoIterator<Item = Room>) -> Self {
        self.rooms = Some(rooms.into_iter().collect());
        self
    }
}

impl json::EncodeFields for Room {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("rooms", &self.rooms);
    }
}

impl json::Decode for Room {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut rooms: Option<Vec<Room>> = None;
        object::read(reader, &mut [object::optional("rooms", &mut rooms)])?;
        Ok(Self { rooms })
    }
}

object::implement!(Room);

/// The JSON schema of [`Room`].
pub(crate) static ROOM_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "rooms",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&ROOM_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
