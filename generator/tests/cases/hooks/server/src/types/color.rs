// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    Red,
    Green,
}

text_enum::implement! {
    Color {
        Red = "red";
        Green = "green";
    }
}

pub(crate) static COLOR_SCHEMA: Schema = Schema::Enum(
    &["red", "green"],
    "expected one of `red`, `green`",
);
