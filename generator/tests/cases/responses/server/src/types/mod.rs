// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod answer;
mod cursor;
mod error;
mod order;
mod parcel;
mod words;

pub use self::answer::*;
pub use self::cursor::*;
pub use self::error::*;
pub use self::order::*;
pub use self::parcel::*;
pub use self::words::*;
