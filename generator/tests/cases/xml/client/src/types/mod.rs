// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod book;
mod owner;
mod problem;
mod shelf;
mod tag;

pub use self::book::*;
pub use self::owner::*;
pub use self::problem::*;
pub use self::shelf::*;
pub use self::tag::*;
