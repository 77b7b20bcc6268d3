// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod contact;
mod error;
mod id;
mod mail;
mod pet;
mod phone;
mod problem;
mod owner;

pub use self::contact::*;
pub use self::error::*;
pub use self::id::*;
pub use self::mail::*;
pub use self::owner::*;
pub use self::pet::*;
pub use self::phone::*;
pub use self::problem::*;
