// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_user;
pub(crate) mod log_in;
pub(crate) mod put_article;
