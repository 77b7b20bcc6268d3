// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The treatment of JSON that deviates from the description.

/// `true` if `null` stands for an absent field that is not nullable. A server rejects it.
pub const NULL_IS_ABSENT: bool = false;

/// `true` if decoding finds all errors. A server finds them by the schema.
pub const FINDS_ALL: bool = false;
