// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Room`.

use crate::runtime::object;

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
