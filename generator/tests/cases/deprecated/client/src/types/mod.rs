// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod filter;
mod old;
mod point;
mod shape;
mod thing;
mod send_parts_body_parts;
mod thing_request;

pub use self::filter::*;
pub use self::old::*;
pub use self::point::*;
pub use self::send_parts_body_parts::*;
pub use self::shape::*;
pub use self::thing::*;
pub use self::thing_request::*;
