// @generated from github.json by `openapi-crates generate`; do not edit.
//! The treatment of JSON that deviates from the description.

/// `true` if `null` stands for an absent field that is not nullable. A client accepts it.
pub const NULL_IS_ABSENT: bool = true;

/// `true` if decoding finds all errors. A client reports them together.
pub const FINDS_ALL: bool = true;
