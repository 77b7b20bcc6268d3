// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_pets;
pub(crate) mod option;
pub(crate) mod add_letter;
pub(crate) mod create_tenant;

pub use self::add_letter::*;
pub use self::create_tenant::*;
pub use self::list_pets::*;
pub use self::option::*;
