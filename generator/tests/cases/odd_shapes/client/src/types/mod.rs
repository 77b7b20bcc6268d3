// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod at_least_three;
pub(crate) mod node;
pub(crate) mod query;
pub(crate) mod ratio;

pub use self::at_least_three::*;
pub use self::node::*;
pub use self::query::*;
pub use self::ratio::*;
