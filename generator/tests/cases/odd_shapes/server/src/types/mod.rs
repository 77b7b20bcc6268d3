// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod at_least_three;
pub(crate) mod node;
pub(crate) mod query;
pub(crate) mod ratio;

pub use at_least_three::AtLeastThree;
pub use node::Node;
pub use query::Query;
pub use ratio::Ratio;
