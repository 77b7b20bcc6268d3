//! Errors of operations.

/// Implements the conversions into the errors of an operation: of every error that converts to a
/// [`Rejection`](crate::runtime::server::rejection::Rejection), and of payloads. A row is a variant with its payload:
/// `NotFound(Problem)`.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_failure {
    ($failure:ident { $($variant:ident($payload:ty);)* }) => {
        impl<E: Into<$crate::runtime::server::rejection::Rejection>> From<E> for $failure {
            fn from(error: E) -> Self {
                Self::Rejected(error.into())
            }
        }

        $(impl From<$payload> for $failure {
            fn from(payload: $payload) -> Self {
                Self::$variant(payload)
            }
        })*
    };
}

pub use implement_failure as implement;
