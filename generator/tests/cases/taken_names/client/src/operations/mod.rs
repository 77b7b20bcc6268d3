// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_pets;
mod option;
mod add_letter;
mod create_tenant;

pub use self::add_letter::*;
pub use self::create_tenant::*;
pub use self::list_pets::*;
pub use self::option::*;
