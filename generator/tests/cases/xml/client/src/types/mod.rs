// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod book;
pub(crate) mod owner;
pub(crate) mod problem;
pub(crate) mod shelf;
pub(crate) mod tag;

pub use self::book::*;
pub use self::owner::*;
pub use self::problem::*;
pub use self::shelf::*;
pub use self::tag::*;
