// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

#[cfg(feature = "webhooks")]
pub(crate) mod departure;
#[cfg(feature = "webhooks")]
pub(crate) mod r#move;
#[cfg(feature = "webhooks")]
pub(crate) mod pet;
#[cfg(feature = "webhooks")]
pub(crate) mod move_data;

#[cfg(feature = "webhooks")]
pub use departure::Departure;
#[cfg(feature = "webhooks")]
pub use r#move::{Move, MoveRequired};
#[cfg(feature = "webhooks")]
pub use pet::{Pet, PetRequired};
#[cfg(feature = "webhooks")]
pub use move_data::{MoveData, MoveDataRequired};
