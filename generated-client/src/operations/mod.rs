// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use crate::runtime::client::{call, pages};
#[cfg(feature = "blocking")]
use crate::runtime::client::blocking;

pub(crate) mod list_pets;
pub(crate) mod create_pet;
pub(crate) mod get_pet;

call::implement!(Call);

pages::implement!(Call);

#[cfg(feature = "blocking")]
blocking::implement!(Call);

pub use self::create_pet::*;
pub use self::get_pet::*;
pub use self::list_pets::*;
