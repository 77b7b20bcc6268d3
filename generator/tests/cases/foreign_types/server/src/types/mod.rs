// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod file;
mod file_path;
mod id;
mod release;
mod renamed_path;
mod sizes;
mod target;

pub use self::file::*;
pub use self::file_path::*;
pub use self::id::*;
pub use self::release::*;
pub use self::renamed_path::*;
pub use self::sizes::*;
pub use self::target::*;
