// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod at_least_three;
mod node;
mod query;
mod ratio;

pub use self::at_least_three::*;
pub use self::node::*;
pub use self::query::*;
pub use self::ratio::*;
