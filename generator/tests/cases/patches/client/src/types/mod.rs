// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod into_optional_type;
mod nullable_type;
mod priority;
mod todo;
mod todo_patch;

pub use self::into_optional_type::*;
pub use self::nullable_type::*;
pub use self::priority::*;
pub use self::todo::*;
pub use self::todo_patch::*;
