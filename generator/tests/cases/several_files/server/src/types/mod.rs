// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod contact;
pub(crate) mod error;
pub(crate) mod id;
pub(crate) mod mail;
pub(crate) mod pet;
pub(crate) mod phone;
pub(crate) mod problem;
pub(crate) mod owner;

pub use self::contact::*;
pub use self::error::*;
pub use self::id::*;
pub use self::mail::*;
pub use self::owner::*;
pub use self::pet::*;
pub use self::phone::*;
pub use self::problem::*;
