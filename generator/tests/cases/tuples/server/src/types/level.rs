// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Level`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    Low,
    High,
}

text_enum::implement! {
    Level {
        Low = "low";
        High = "high";
    }
}

pub(crate) static LEVEL_SCHEMA: Schema = Schema::Enum(
    &["low", "high"],
    "expected one of `low`, `high`",
);
