// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `CreateTenantResponse`.

use crate::runtime::object;

/// `CreateTenantResponse`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CreateTenantResponse {
    /// `id`.
    pub id: Option<String>,
}

object::implement! {
    CreateTenantResponse {
        optional(id: String, "id");
    }
}
