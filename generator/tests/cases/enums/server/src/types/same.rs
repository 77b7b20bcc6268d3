// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Same`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum;
use crate::runtime::scalar_schema::ScalarSchema;
use crate::runtime::schema::Schema;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Same {
    /// `1`.
    Value1,
    /// `"1"`.
    Text1,
    /// `"true"`.
    TextTrue,
    /// `true`.
    True,
}

scalar_enum::implement! {
    Same {
        Value1 = Scalar::Integer(1);
        Text1 = Scalar::Text("1");
        TextTrue = Scalar::Text("true");
        True = Scalar::Boolean(true);
    }
}

pub(crate) static SAME_SCHEMA: Schema = Schema::Other(
    &ScalarSchema(
        &[
            Scalar::Integer(1),
            Scalar::Text("1"),
            Scalar::Text("true"),
            Scalar::Boolean(true),
        ],
        "expected one of `1`, `1`, `true`, `true`",
    ),
);
