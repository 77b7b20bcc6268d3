// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unit {
    Piece,
    Box,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Unit {
        Piece = "piece";
        Box = "box";
    }
}

pub(crate) static UNIT_SCHEMA: Schema = Schema::Enum(
    &["piece", "box"],
    "expected one of `piece`, `box`",
);
