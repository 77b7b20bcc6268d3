// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Switch`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};
use crate::runtime::schema::Schema;

/// `Switch`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// `"auto"`.
    Auto,
    /// `true`.
    True,
    /// `false`.
    False,
    /// `1`.
    Value1,
    /// `2.5`.
    Value2_5,
}

impl Switch {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::Auto => Scalar::Text("auto"),
            Self::True => Scalar::Boolean(true),
            Self::False => Scalar::Boolean(false),
            Self::Value1 => Scalar::Integer(1),
            Self::Value2_5 => Scalar::Number(2.5),
        }
    }
}

impl ScalarEnum for Switch {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Text("auto"), Self::Auto),
        (Scalar::Boolean(true), Self::True),
        (Scalar::Boolean(false), Self::False),
        (Scalar::Integer(1), Self::Value1),
        (Scalar::Number(2.5), Self::Value2_5),
    ];
}

scalar_enum::implement!(Switch);

/// The JSON schema of [`Switch`].
pub(crate) static SWITCH_SCHEMA: Schema = Schema::ScalarEnum(
    &[
        Scalar::Text("auto"),
        Scalar::Boolean(true),
        Scalar::Boolean(false),
        Scalar::Integer(1),
        Scalar::Number(2.5),
    ],
    "expected one of `auto`, `true`, `false`, `1`, `2.5`",
);
