// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod bytes;
pub(crate) mod line;
pub(crate) mod note;
pub(crate) mod problem;

pub use self::bytes::*;
pub use self::line::*;
pub use self::note::*;
pub use self::problem::*;
