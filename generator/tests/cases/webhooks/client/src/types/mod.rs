// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod pet;
pub(crate) mod receipt;
pub(crate) mod problem;
pub(crate) mod pet_kind;

pub use pet::{Pet, PetRequired};
pub use receipt::{Receipt, ReceiptRequired};
pub use problem::{Problem, ProblemRequired};
pub use pet_kind::PetKind;
