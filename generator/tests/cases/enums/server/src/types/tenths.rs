// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Tenths`.

use crate::runtime::scalar::Scalar;
use crate::runtime::server::scalar_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tenths {
    /// `0.3`.
    Value0_3,
    /// `0.7`.
    Value0_7,
}

scalar_enum::implement! {
    Tenths {
        Value0_3 = Scalar::Number(0.3);
        Value0_7 = Scalar::Number(0.7);
    }
}
