// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_todos;
pub(crate) mod delete_todos;
pub(crate) mod patch_todo;

pub use self::delete_todos::*;
pub use self::list_todos::*;
pub use self::patch_todo::*;
