//! `Documented`, `Display` and `Error` for documented errors.

use std::fmt;

pub use crate::runtime::client::failure::Documented;
pub use crate::runtime::client::raw_response::RawResponse;

/// Implements `Documented`, `Display` and `Error` for a documented error. A row has the status that a mock gives the variant,
/// and its meaning; webhooks have no mock, and no status in their rows.
#[doc(hidden)]
#[macro_export]
macro_rules! documented_error {
    (@response $($variant:ident: $meaning:literal;)*) => {
        fn response(&self) -> (&$crate::runtime::client::documented::RawResponse, &'static str) {
            match *self {
                $(Self::$variant(ref reply) => reply.documented($meaning),)*
            }
        }
    };
    ($error:ident { $($variant:ident: $meaning:literal;)* }) => {
        impl $crate::runtime::client::documented::Documented for $error {
            $crate::runtime::client::documented::implement!(@response $($variant: $meaning;)*);
        }

        $crate::runtime::client::documented::implement_traits!($error);
    };
    ($error:ident { $($variant:ident: $status:literal, $meaning:literal;)* }) => {
        impl $crate::runtime::client::documented::Documented for $error {
            $crate::runtime::client::documented::implement!(@response $($variant: $meaning;)*);

            #[cfg(feature = "mock")]
            fn set_documented_status(&mut self) {
                match *self {
                    $(Self::$variant(ref mut reply) => reply.set_status($status),)*
                }
            }
        }

        $crate::runtime::client::documented::implement_traits!($error);
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! documented_error_traits {
    ($error:ty) => {
        impl ::std::fmt::Display for $error {
            fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::runtime::client::documented::format(self, formatter)
            }
        }

        impl ::std::error::Error for $error {}
    };
}

pub use documented_error as implement;
pub use documented_error_traits as implement_traits;

/// Formats a documented error: `404: There is no such animal: {"message":"unknown id"}`.
pub fn format(error: &dyn Documented, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (response, meaning) = error.response();
    write!(formatter, "{}: {meaning}", response.status().as_u16())?;
    response.format_body(formatter)
}
