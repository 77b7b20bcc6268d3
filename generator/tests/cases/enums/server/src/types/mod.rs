// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod codes;
mod even;
mod maybe;
mod optional;
mod order;
mod priority;
mod in_quotes;
mod same;
mod switch;
mod tenths;
mod thing;
mod versions;

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
