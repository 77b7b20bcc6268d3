// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod filter;
mod status;
mod tag;
mod tagged;
mod tags;

pub use self::filter::*;
pub use self::status::*;
pub use self::tag::*;
pub use self::tagged::*;
pub use self::tags::*;
