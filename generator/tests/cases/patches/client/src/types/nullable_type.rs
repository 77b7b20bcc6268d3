// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `Nullable`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::into_optional_type::IntoOptionalType;

/// `Nullable`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NullableType {
    pub value: Nullable<IntoOptionalType>,
}

object::implement! {
    NullableType {
        nullable(value: String, "value");
    }
}
