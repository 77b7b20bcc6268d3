// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod dog;
pub(crate) mod kennel;
pub(crate) mod room;
pub(crate) mod size;

pub use self::dog::*;
pub use self::kennel::*;
pub use self::room::*;
pub use self::size::*;
