// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod chain;
mod entry;
mod key;
mod level;
mod range;
mod signed;
mod twig;
mod chain_request;
mod twig_request;

pub use self::chain::*;
pub use self::chain_request::*;
pub use self::entry::*;
pub use self::key::*;
pub use self::level::*;
pub use self::range::*;
pub use self::signed::*;
pub use self::twig::*;
pub use self::twig_request::*;
