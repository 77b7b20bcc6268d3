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

pub use cat::{Cat, CatRequired};
pub use dog::{Dog, DogRequired};
pub use keeper::{Keeper, KeeperRequired};
pub use lives::Lives;
pub use pet::Pet;
pub use problem::{Problem, ProblemRequired};
#[cfg(feature = "webhooks")]
pub use found::{Found, FoundRequired};
