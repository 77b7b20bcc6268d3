// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod answer;
pub(crate) mod cursor;
pub(crate) mod error;
pub(crate) mod order;
pub(crate) mod parcel;
pub(crate) mod words;
pub(crate) mod x_level;

pub use answer::Answer;
pub use cursor::Cursor;
pub use error::{Error, ErrorRequired};
pub use order::Order;
pub use parcel::{Parcel, ParcelRequired};
pub use words::Words;
pub use x_level::XLevel;
