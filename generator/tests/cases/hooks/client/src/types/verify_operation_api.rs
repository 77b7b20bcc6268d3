// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationApi`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VerifyOperationApi {
    Api,
    Other,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    VerifyOperationApi {
        Api = "api";
        Other = "other";
    }
}
