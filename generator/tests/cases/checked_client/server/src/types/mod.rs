// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod line;
mod order;
mod unit;

pub use self::line::*;
pub use self::order::*;
pub use self::unit::*;
