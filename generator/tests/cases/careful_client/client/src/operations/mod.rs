// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_animal;
pub(crate) mod get_newest;

pub use self::add_animal::*;
pub use self::get_newest::*;
