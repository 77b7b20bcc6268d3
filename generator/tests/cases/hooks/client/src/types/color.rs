// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::text_enum::{self, UnknownValue};
#[cfg(feature = "webhooks")]
use crate::runtime::schema::Schema;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Color {
    Red,
    Green,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Color {
        Red = "red";
        Green = "green";
    }
}

#[cfg(feature = "webhooks")]
pub(crate) static COLOR_SCHEMA: Schema = Schema::Enum(
    &["red", "green"],
    "expected one of `red`, `green`",
);
