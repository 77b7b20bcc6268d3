// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_list;
pub(crate) mod set_number;
pub(crate) mod set_node;

pub use self::add_list::*;
pub use self::set_node::*;
pub use self::set_number::*;
