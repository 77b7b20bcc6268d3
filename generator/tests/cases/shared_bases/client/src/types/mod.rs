// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod alias_of_nullable;
mod base;
mod bike;
mod both;
mod car;
mod everything;
mod first;
mod left;
mod limit;
mod nullable_text;
mod right;
mod second;
mod vehicle;

pub use self::alias_of_nullable::*;
pub use self::base::*;
pub use self::bike::*;
pub use self::both::*;
pub use self::car::*;
pub use self::everything::*;
pub use self::first::*;
pub use self::left::*;
pub use self::limit::*;
pub use self::nullable_text::*;
pub use self::right::*;
pub use self::second::*;
pub use self::vehicle::*;
