// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Move`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

/// `Move`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Move {
    /// `event`.
    pub event: String,
    /// `id`.
    pub id: Option<String>,
    /// `data`.
    pub data: MoveData,
}

/// The required fields of [`Move`].
#[derive(Debug)]
pub struct MoveRequired {
    /// `event`.
    pub event: String,
    /// `data`.
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

/// `MoveData`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MoveData {
    /// `to`.
    pub to: String,
}

/// The required fields of [`MoveData`].
#[derive(Debug)]
pub struct MoveDataRequired {
    /// `to`.
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
