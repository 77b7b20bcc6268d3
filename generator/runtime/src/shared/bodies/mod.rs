//! Bodies of requests and responses, whole and streamed.

pub mod body;
pub mod byte_stream;
pub mod event;
#[cfg(feature = "json-values")]
pub mod event_object;
pub mod file_field;
pub mod framing;
pub mod json_body;
pub mod media;
pub mod media_type;
pub mod upload;
pub mod value_stream;

#[cfg(test)]
mod event_object_tests;
#[cfg(test)]
mod file_field_tests;
#[cfg(test)]
mod framing_tests;
#[cfg(test)]
mod json_body_tests;
#[cfg(test)]
mod media_type_tests;
#[cfg(test)]
mod value_stream_tests;
