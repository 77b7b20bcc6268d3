// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod code;
mod line;
mod order;
mod unit;
mod order_problem;

pub use self::code::*;
pub use self::line::*;
pub use self::order::*;
pub use self::order_problem::*;
pub use self::unit::*;
