// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod chain;
pub(crate) mod entry;
pub(crate) mod key;
pub(crate) mod level;
pub(crate) mod range;
pub(crate) mod signed;
pub(crate) mod twig;
pub(crate) mod chain_request;
pub(crate) mod twig_request;

pub use self::chain::*;
pub use self::chain_request::*;
pub use self::entry::*;
pub use self::key::*;
pub use self::level::*;
pub use self::range::*;
pub use self::signed::*;
pub use self::twig::*;
pub use self::twig_request::*;
