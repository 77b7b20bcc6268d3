//! Request bodies: decoding, limits and files.

pub mod body_limits;
pub mod byte_body;
pub mod content_coding;
pub mod content_type;
pub mod form;
pub mod media_body;
#[cfg(feature = "multipart-server")]
pub mod multipart;
#[cfg(feature = "multipart-server")]
pub mod multipart_reader;
pub mod request_body;
pub mod request_values;
pub mod size_limits;
#[cfg(feature = "multipart-server")]
pub mod spool;
pub mod text_body;
#[cfg(feature = "multipart-server")]
pub mod upload_body;
#[cfg(feature = "xml")]
pub mod xml_body;

#[cfg(test)]
mod body_tests;
#[cfg(test)]
mod size_limits_tests;
