// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod by_default;
pub(crate) mod by_header;
pub(crate) mod by_query;
pub(crate) mod by_cookie;
pub(crate) mod by_basic;
pub(crate) mod by_digest;
pub(crate) mod by_oauth;
pub(crate) mod by_open_id;
pub(crate) mod by_token;
pub(crate) mod by_raw_header;
pub(crate) mod open;
pub(crate) mod open_too;
pub(crate) mod perhaps;
pub(crate) mod perhaps_either;
pub(crate) mod together;
pub(crate) mod either;
pub(crate) mod by_same_header;
pub(crate) mod by_any_text;
