// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    Piece,
    Box,
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
