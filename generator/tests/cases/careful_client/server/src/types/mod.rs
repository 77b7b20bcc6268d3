// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod animal;
pub(crate) mod error;
pub(crate) mod food;
pub(crate) mod found;
pub(crate) mod missing;
pub(crate) mod new_animal;
pub(crate) mod newest;

pub use self::animal::*;
pub use self::error::*;
pub use self::food::*;
pub use self::found::*;
pub use self::missing::*;
pub use self::new_animal::*;
pub use self::newest::*;
