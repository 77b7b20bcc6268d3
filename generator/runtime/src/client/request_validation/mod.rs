//! Validation of requests before they are sent.

#[cfg(feature = "multipart-client")]
pub mod file_validation;
pub mod validation;
