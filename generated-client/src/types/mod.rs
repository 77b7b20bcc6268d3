// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description, except for those of operations.

pub(crate) mod error;
pub(crate) mod new_pet;
pub(crate) mod pet;
pub(crate) mod pet_status;
pub(crate) mod pets;

pub use crate::responses::*;
pub use self::error::*;
pub use self::new_pet::*;
pub use self::pet::*;
pub use self::pet_status::*;
pub use self::pets::*;
