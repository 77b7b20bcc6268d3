// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Move`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    MOVE_SCHEMA {
        required("event", Schema::String(&[]));
        optional("id", Schema::String(&[]));
        required("data", Schema::Reference(&MOVE_DATA_SCHEMA));
    }, AdditionalProperties::Any
}

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

object_schema::implement! {
    MOVE_DATA_SCHEMA {
        required("to", Schema::String(&[]));
    }, AdditionalProperties::Any
}
