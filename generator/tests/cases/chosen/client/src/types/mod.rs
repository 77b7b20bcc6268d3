// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod cat;
pub(crate) mod dog;
pub(crate) mod keeper;
pub(crate) mod lives;
pub(crate) mod pet;
pub(crate) mod problem;

#[cfg(feature = "webhooks")]
pub(crate) mod found;

pub use self::cat::*;
pub use self::dog::*;
#[cfg(feature = "webhooks")]
pub use self::found::*;
pub use self::keeper::*;
pub use self::lives::*;
pub use self::pet::*;
pub use self::problem::*;
