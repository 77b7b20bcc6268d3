// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod answer;
pub(crate) mod cursor;
pub(crate) mod error;
pub(crate) mod order;
pub(crate) mod parcel;
pub(crate) mod words;

pub use self::answer::*;
pub use self::cursor::*;
pub use self::error::*;
pub use self::order::*;
pub use self::parcel::*;
pub use self::words::*;
