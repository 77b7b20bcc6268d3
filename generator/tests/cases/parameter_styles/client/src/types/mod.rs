// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod color;
mod filter;
mod link;
mod nested;
mod range;
mod words;

pub use self::color::*;
pub use self::filter::*;
pub use self::link::*;
pub use self::nested::*;
pub use self::range::*;
pub use self::words::*;
