// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Versions`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Versions {
    /// `1.10`.
    Value1_10,
    /// `1.2`.
    Value1_2,
    True,
    /// `2024-01-31`.
    Value2024_01_31,
    No,
}

text_enum::implement! {
    Versions {
        Value1_10 = "1.10";
        Value1_2 = "1.2";
        True = "true";
        Value2024_01_31 = "2024-01-31";
        No = "no";
    }
}

pub(crate) static VERSIONS_SCHEMA: Schema = Schema::Enum(
    &["1.10", "1.2", "true", "2024-01-31", "no"],
    "expected one of `1.10`, `1.2`, `true`, `2024-01-31`, `no`",
);
