// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod filter;
pub(crate) mod old;
pub(crate) mod point;
pub(crate) mod shape;
pub(crate) mod thing;
pub(crate) mod thing_request;

pub use self::filter::*;
pub use self::old::*;
pub use self::point::*;
pub use self::shape::*;
pub use self::thing::*;
pub use self::thing_request::*;
