// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Room`.

use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Room {
    pub rooms: Option<Vec<Room>>,
}

object::implement! {
    Room {
        optional(rooms: Vec<Room>, "rooms");
    }
}

object_schema::implement! {
    ROOM_SCHEMA {
        optional("rooms", Schema::Array(&Items { schema: Schema::Reference(&ROOM_SCHEMA), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
