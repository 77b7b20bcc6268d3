// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod line;
pub(crate) mod order;
pub(crate) mod unit;

pub use self::line::*;
pub use self::order::*;
pub use self::unit::*;
