//! `Documented`, `Display` and `Error` for documented errors.

use std::fmt;

pub use super::failure::Documented;
pub use super::raw_response::RawResponse;

/// Implements `Documented`, `Display` and `Error` for a documented error. A row has the status that a mock gives the variant,
/// and its meaning; webhooks have no mock, and no status in their rows.
///
/// The paths begin with `documented`, which is imported with this macro: webhooks have a copy of this module.
macro_rules! documented_error {
    (@response $($variant:ident: $meaning:literal;)*) => {
        fn response(&self) -> (&documented::RawResponse, &'static str) {
            match *self {
                $(Self::$variant(ref reply) => reply.documented($meaning),)*
            }
        }
    };
    ($error:ident { $($variant:ident: $meaning:literal;)* }) => {
        impl documented::Documented for $error {
            documented::implement!(@response $($variant: $meaning;)*);
        }

        documented::implement_traits!($error);
    };
    ($error:ident { $($variant:ident: $status:literal, $meaning:literal;)* }) => {
        impl documented::Documented for $error {
            documented::implement!(@response $($variant: $meaning;)*);

            #[cfg(feature = "mock")]
            fn set_documented_status(&mut self) {
                match *self {
                    $(Self::$variant(ref mut reply) => reply.set_status($status),)*
                }
            }
        }

        documented::implement_traits!($error);
    };
}

macro_rules! documented_error_traits {
    ($error:ty) => {
        impl std::fmt::Display for $error {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                documented::format(self, formatter)
            }
        }

        impl std::error::Error for $error {}
    };
}

pub(crate) use {documented_error as implement, documented_error_traits as implement_traits};

/// Formats a documented error: `404: There is no such animal: {"message":"unknown id"}`.
pub fn format(error: &dyn Documented, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (response, meaning) = error.response();
    write!(formatter, "{}: {meaning}", response.status().as_u16())?;
    response.format_body(formatter)
}
