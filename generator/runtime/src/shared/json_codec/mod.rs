//! JSON without intermediate trees: the reader, the writer, and objects as slots of fields.

#[cfg(feature = "json-values")]
pub mod any_value;
pub mod decode;
pub mod decode_error;
pub mod encode;
pub mod escape;
pub mod json;
pub mod leniency;
pub mod object;
pub mod reader;
pub mod slot;
pub mod tolerance;
pub mod transcode;
pub mod tree;
pub mod tuple;

#[cfg(test)]
mod encode_tests;
#[cfg(test)]
mod escape_tests;
#[cfg(test)]
mod reader_tests;
