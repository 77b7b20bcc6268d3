// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod dog;
pub(crate) mod kennel;
pub(crate) mod room;
pub(crate) mod size;
pub(crate) mod dog_kind;
pub(crate) mod chip;

pub use dog::{Dog, DogRequired};
pub use kennel::{Kennel, KennelRequired};
pub use room::Room;
pub use size::Size;
pub use dog_kind::DogKind;
pub use chip::Chip;
