// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Room`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};

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
