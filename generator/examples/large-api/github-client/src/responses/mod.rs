// @generated from github.json by `openapi-crates generate`; do not edit.
//! The headers of responses that operations share.

pub(crate) mod rate_limited;

pub use self::rate_limited::*;
