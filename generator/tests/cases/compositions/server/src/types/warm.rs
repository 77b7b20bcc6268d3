// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Warm`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warm {
    /// As a rose.
    Red,
    Orange,
}

text_enum::implement! {
    Warm {
        Red = "red";
        Orange = "orange";
    }
}

pub(crate) static WARM_SCHEMA: Schema = Schema::Enum(
    &["red", "orange"],
    "expected one of `red`, `orange`",
);
