// @generated from github.json by `openapi-crates generate`; do not edit.
//! The names that generated types use to implement `Decode` and `Encode`.

pub use super::decode::{Decode, decode};
pub use super::decode_error::DecodeError;
pub use super::encode::{Encode, EncodeFields, Fields, Writer};
pub use super::reader::Reader;

/// A decoded value, or the error.
pub type Result<T> = std::result::Result<T, DecodeError>;
