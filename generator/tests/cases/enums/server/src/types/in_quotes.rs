// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Quoted`.

use crate::runtime::integer_enum;
use crate::runtime::schema::Schema;

/// `Quoted`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InQuotes {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

integer_enum::implement! {
    InQuotes {
        Value1 = 1;
        Value2 = 2;
    }
}

pub(crate) static IN_QUOTES_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
