// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationApi`.

use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VerifyOperationApi {
    Api,
    Other,
}

text_enum::implement! {
    VerifyOperationApi {
        Api = "api";
        Other = "other";
    }
}
