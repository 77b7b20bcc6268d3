// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod add_list;
mod set_number;
mod set_node;

pub use self::add_list::*;
pub use self::set_node::*;
pub use self::set_number::*;
