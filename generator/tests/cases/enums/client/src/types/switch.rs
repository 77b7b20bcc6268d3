// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Switch`.

use crate::runtime::client::scalar_enum::{self, UnknownScalar};
use crate::runtime::scalar::Scalar;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Switch {
    Auto,
    True,
    False,
    /// `1`.
    Value1,
    /// `2.5`.
    Value2_5,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
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
