// @generated from github.json by `openapi-crates generate`; do not edit.
//! `scim-error`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ScimError {
    pub message: Nullable<String>,
    pub documentation_url: Nullable<String>,
    pub detail: Nullable<String>,
    pub status: Option<i64>,
    pub scim_type: Nullable<String>,
    pub schemas: Option<Vec<String>>,
}

object::implement! {
    ScimError {
        nullable(message: String, "message");
        nullable(documentation_url: String, "documentation_url");
        nullable(detail: String, "detail");
        optional(status: i64, "status");
        nullable(scim_type: String, "scimType");
        optional(schemas: Vec<String>, "schemas");
    }, careful("scim-error")
}
