// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Same`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum};
use crate::runtime::schema::Schema;

/// `Same`.
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

impl Same {
    /// Returns the value on the wire.
    pub const fn as_scalar(self) -> Scalar<'static> {
        match self {
            Self::Value1 => Scalar::Integer(1),
            Self::Text1 => Scalar::Text("1"),
            Self::TextTrue => Scalar::Text("true"),
            Self::True => Scalar::Boolean(true),
        }
    }
}

impl ScalarEnum for Same {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Integer(1), Self::Value1),
        (Scalar::Text("1"), Self::Text1),
        (Scalar::Text("true"), Self::TextTrue),
        (Scalar::Boolean(true), Self::True),
    ];
}

scalar_enum::implement!(Same);

/// The JSON schema of [`Same`].
pub(crate) static SAME_SCHEMA: Schema = Schema::ScalarEnum(
    &[
        Scalar::Integer(1),
        Scalar::Text("1"),
        Scalar::Text("true"),
        Scalar::Boolean(true),
    ],
    "expected one of `1`, `1`, `true`, `true`",
);
