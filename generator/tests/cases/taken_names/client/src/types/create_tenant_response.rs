// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `CreateTenantResponse`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CreateTenantResponse {
    pub id: Option<String>,
}

object::implement! {
    CreateTenantResponse {
        optional(id: String, "id");
    }
}
