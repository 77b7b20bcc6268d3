// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod cat;
mod filter;
mod line;
mod note;
mod other_pet;
mod pet;

pub use self::cat::*;
pub use self::filter::*;
pub use self::line::*;
pub use self::note::*;
pub use self::other_pet::*;
pub use self::pet::*;
