// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Move`.

use crate::runtime::object;

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
