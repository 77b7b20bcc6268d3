// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod file;
pub(crate) mod file_path;
pub(crate) mod id;
pub(crate) mod release;
pub(crate) mod renamed_path;
pub(crate) mod sizes;
pub(crate) mod target;

pub use self::file::*;
pub use self::file_path::*;
pub use self::id::*;
pub use self::release::*;
pub use self::renamed_path::*;
pub use self::sizes::*;
pub use self::target::*;
