// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Switch`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum;
use crate::runtime::scalar_schema::ScalarSchema;
use crate::runtime::schema::Schema;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    Auto,
    True,
    False,
    /// `1`.
    Value1,
    /// `2.5`.
    Value2_5,
}

scalar_enum::implement! {
    Switch {
        Auto = Scalar::Text("auto");
        True = Scalar::Boolean(true);
        False = Scalar::Boolean(false);
        Value1 = Scalar::Integer(1);
        Value2_5 = Scalar::Number(2.5);
    }
}

pub(crate) static SWITCH_SCHEMA: Schema = Schema::Other(
    &ScalarSchema(
        &[
            Scalar::Text("auto"),
            Scalar::Boolean(true),
            Scalar::Boolean(false),
            Scalar::Integer(1),
            Scalar::Number(2.5),
        ],
        "expected one of `auto`, `true`, `false`, `1`, `2.5`",
    ),
);
