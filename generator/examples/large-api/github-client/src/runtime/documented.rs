// @generated from github.json by `openapi-crates generate`; do not edit.
//! `Display` and `Error` for documented errors.

use std::fmt;

use super::failure::Documented;

/// Implements `Display` and `Error` for a documented error, where this module is imported: webhooks
/// have a copy of their own.
macro_rules! documented_error {
    ($error:ty) => {
        impl std::fmt::Display for $error {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                documented::format(self, formatter)
            }
        }

        impl std::error::Error for $error {}
    };
}

pub(crate) use documented_error as implement;

/// Formats a documented error: `404: There is no such animal: {"message":"unknown id"}`.
pub fn format(error: &dyn Documented, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (response, meaning) = error.response();
    write!(formatter, "{}: {meaning}", response.status().as_u16())?;
    response.format_body(formatter)
}
