// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_todos;
mod delete_todos;
mod patch_todo;

pub use self::delete_todos::*;
pub use self::list_todos::*;
pub use self::patch_todo::*;
