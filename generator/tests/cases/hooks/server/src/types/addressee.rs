// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Addressee`.

use crate::runtime::integer_enum;
use crate::runtime::schema::Schema;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Addressee {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

integer_enum::implement! {
    Addressee {
        Value1 = 1;
        Value2 = 2;
    }
}

pub(crate) static ADDRESSEE_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
