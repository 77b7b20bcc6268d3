// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Even`.

use crate::runtime::integer_enum;
use crate::runtime::schema::Schema;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Even {
    /// `2`.
    Value2,
    /// `4`.
    Value4,
}

integer_enum::implement! {
    Even {
        Value2 = 2;
        Value4 = 4;
    }
}

pub(crate) static EVEN_SCHEMA: Schema = Schema::IntegerEnum(
    &[2, 4],
    "expected one of `2`, `4`",
);
