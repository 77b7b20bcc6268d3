// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod bytes;
mod line;
mod note;
mod problem;

pub use self::bytes::*;
pub use self::line::*;
pub use self::note::*;
pub use self::problem::*;
