// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod into_optional_type;
pub(crate) mod nullable_type;
pub(crate) mod priority;
pub(crate) mod todo;
pub(crate) mod todo_patch;

pub use self::into_optional_type::*;
pub use self::nullable_type::*;
pub use self::priority::*;
pub use self::todo::*;
pub use self::todo_patch::*;
