// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

#[cfg(feature = "webhooks")]
pub(crate) mod pet;
#[cfg(feature = "webhooks")]
pub(crate) mod problem;
#[cfg(feature = "webhooks")]
pub(crate) mod receipt;
#[cfg(feature = "webhooks")]
pub(crate) mod pet_kind;

#[cfg(feature = "webhooks")]
pub use pet::{Pet, PetRequired};
#[cfg(feature = "webhooks")]
pub use problem::{Problem, ProblemRequired};
#[cfg(feature = "webhooks")]
pub use receipt::{Receipt, ReceiptRequired};
#[cfg(feature = "webhooks")]
pub use pet_kind::PetKind;
