// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_user;
pub(crate) mod log_in;
pub(crate) mod put_article;

pub use self::add_user::*;
pub use self::log_in::*;
pub use self::put_article::*;
