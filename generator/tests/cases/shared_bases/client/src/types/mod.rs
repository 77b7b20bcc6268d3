// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod alias_of_nullable;
pub(crate) mod base;
pub(crate) mod bike;
pub(crate) mod both;
pub(crate) mod car;
pub(crate) mod everything;
pub(crate) mod first;
pub(crate) mod left;
pub(crate) mod limit;
pub(crate) mod nullable_text;
pub(crate) mod right;
pub(crate) mod second;
pub(crate) mod vehicle;

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
