// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod filter;
pub(crate) mod status;
pub(crate) mod tag;
pub(crate) mod tagged;
pub(crate) mod tags;

pub use self::filter::*;
pub use self::status::*;
pub use self::tag::*;
pub use self::tagged::*;
pub use self::tags::*;
