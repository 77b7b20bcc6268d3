// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod codes;
pub(crate) mod even;
pub(crate) mod maybe;
pub(crate) mod optional;
pub(crate) mod order;
pub(crate) mod priority;
pub(crate) mod in_quotes;
pub(crate) mod same;
pub(crate) mod switch;
pub(crate) mod tenths;
pub(crate) mod thing;
pub(crate) mod versions;

pub use self::codes::*;
pub use self::even::*;
pub use self::in_quotes::*;
pub use self::maybe::*;
pub use self::optional::*;
pub use self::order::*;
pub use self::priority::*;
pub use self::same::*;
pub use self::switch::*;
pub use self::tenths::*;
pub use self::thing::*;
pub use self::versions::*;
