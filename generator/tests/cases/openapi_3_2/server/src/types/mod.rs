// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod cat;
pub(crate) mod filter;
pub(crate) mod line;
pub(crate) mod note;
pub(crate) mod other_pet;
pub(crate) mod pet;

pub use self::cat::*;
pub use self::filter::*;
pub use self::line::*;
pub use self::note::*;
pub use self::other_pet::*;
pub use self::pet::*;
