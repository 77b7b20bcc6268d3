// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod add_user;
mod log_in;
mod put_article;

pub use self::add_user::*;
pub use self::log_in::*;
pub use self::put_article::*;
