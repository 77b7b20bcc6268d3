// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod into_optional_type;
pub(crate) mod nullable_type;
pub(crate) mod priority;
pub(crate) mod todo;
pub(crate) mod todo_patch;

pub use into_optional_type::IntoOptionalType;
pub use nullable_type::NullableType;
pub use priority::Priority;
pub use todo::{Todo, TodoRequired};
pub use todo_patch::TodoPatch;
