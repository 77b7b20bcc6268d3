//! Codecs: how values are represented in JSON if their type alone does not say it.

#[cfg(feature = "foreign-types")]
pub mod by_serde;
pub mod by_type;
pub mod careful;
pub mod codec;
pub mod codec_tuple;
pub mod json_format;
pub mod lenient;
pub mod or_additional;
pub mod rfc3339;
pub mod text_format;

#[cfg(test)]
mod careful_tests;
#[cfg(test)]
mod lenient_tests;
