// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! What the types of the description read and write themselves with.

pub use super::decode::{Decode, decode};
pub use super::encode::{Encode, EncodeFields, Fields, Writer};
pub use super::fault::Fault;
pub use super::reader::Reader;

/// A value that was read, or what is wrong with it.
pub type Result<T> = std::result::Result<T, Fault>;
