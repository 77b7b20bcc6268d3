// @generated from github.json by `openapi-crates generate`; do not edit.
//! `basic-error`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BasicError {
    pub message: Option<String>,
    pub documentation_url: Option<String>,
    pub url: Option<String>,
    pub status: Option<String>,
}

object::implement! {
    BasicError {
        optional(message: String, "message");
        optional(documentation_url: String, "documentation_url");
        optional(url: String, "url");
        optional(status: String, "status");
    }, careful("basic-error")
}
