// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod cat;
mod dog;
mod keeper;
mod lives;
mod pet;
mod problem;

#[cfg(feature = "webhooks")]
mod found;

pub use self::cat::*;
pub use self::dog::*;
#[cfg(feature = "webhooks")]
pub use self::found::*;
pub use self::keeper::*;
pub use self::lives::*;
pub use self::pet::*;
pub use self::problem::*;
