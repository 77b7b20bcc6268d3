// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Same`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, UnknownScalar};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Same {
    /// `1`.
    Value1,
    /// `"1"`.
    Text1,
    /// `"true"`.
    TextTrue,
    /// `true`.
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

scalar_enum::implement! {
    Same {
        Value1 = Scalar::Integer(1);
        Text1 = Scalar::Text("1");
        TextTrue = Scalar::Text("true");
        True = Scalar::Boolean(true);
    }
}
