// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod color;
pub(crate) mod filter;
pub(crate) mod link;
pub(crate) mod nested;
pub(crate) mod range;
pub(crate) mod words;

pub use self::color::*;
pub use self::filter::*;
pub use self::link::*;
pub use self::nested::*;
pub use self::range::*;
pub use self::words::*;
