// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod code;
pub(crate) mod line;
pub(crate) mod order;
pub(crate) mod unit;
pub(crate) mod order_problem;

pub use self::code::*;
pub use self::line::*;
pub use self::order::*;
pub use self::order_problem::*;
pub use self::unit::*;
