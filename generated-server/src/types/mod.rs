// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod error;
mod new_pet;
mod pet;
mod pet_status;
mod pets;

pub use self::error::*;
pub use self::new_pet::*;
pub use self::pet::*;
pub use self::pet_status::*;
pub use self::pets::*;
