//! The names that generated types use to implement `Decode` and `Encode`.

pub use crate::runtime::decode::{Decode, decode};
pub use crate::runtime::decode_error::DecodeError;
pub use crate::runtime::encode::{Encode, EncodeFields, Fields, Writer};
pub use crate::runtime::reader::Reader;

/// A decoded value, or the error.
pub type Result<T> = std::result::Result<T, DecodeError>;
