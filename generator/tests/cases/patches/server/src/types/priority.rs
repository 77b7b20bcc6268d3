// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `Priority`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Priority {
    Low,
    High,
}

text_enum::implement! {
    Priority {
        Low = "low";
        High = "high";
    }
}

pub(crate) static PRIORITY_SCHEMA: Schema = Schema::Enum(
    &["low", "high"],
    "expected one of `low`, `high`",
);
