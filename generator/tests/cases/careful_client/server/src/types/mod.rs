// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod animal;
mod error;
mod food;
mod found;
mod missing;
mod new_animal;
mod newest;

pub use self::animal::*;
pub use self::error::*;
pub use self::food::*;
pub use self::found::*;
pub use self::missing::*;
pub use self::new_animal::*;
pub use self::newest::*;
