//! Bodies that a client sends and receives.

pub mod body_source;
pub mod byte_body;
pub mod content_type;
#[cfg(feature = "multipart-client")]
pub mod file_media_type;
pub mod form;
pub mod media_body;
#[cfg(feature = "multipart-client")]
pub mod multipart;
pub mod request_values;
pub mod value_reader;
pub mod values;
#[cfg(feature = "xml")]
pub mod xml_body;

#[cfg(test)]
mod events_tests;
#[cfg(all(test, feature = "multipart-client"))]
mod multipart_tests;
