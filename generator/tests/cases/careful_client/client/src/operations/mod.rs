// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod add_animal;
mod get_newest;

pub use self::add_animal::*;
pub use self::get_newest::*;
