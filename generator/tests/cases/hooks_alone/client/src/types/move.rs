// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Move`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Move {
    pub event: String,
    pub id: Option<String>,
    pub data: MoveData,
}

/// The required fields of [`Move`].
#[derive(Debug)]
pub struct MoveRequired {
    pub event: String,
    pub data: MoveData,
}

object::implement! {
    Move from MoveRequired {
        required(event, "event");
        optional(id: String, "id");
        required(data, "data");
    }
}

/// The JSON schema of [`Move`].
pub(crate) static MOVE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "event",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "data",
            required: true,
            schema: Schema::Reference(&MOVE_DATA_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MoveData {
    pub to: String,
}

/// The required fields of [`MoveData`].
#[derive(Debug)]
pub struct MoveDataRequired {
    pub to: String,
}

object::implement! {
    MoveData from MoveDataRequired {
        required(to, "to");
    }
}

/// The JSON schema of [`MoveData`].
pub(crate) static MOVE_DATA_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "to",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
