//! The settings of a server for internal errors.

use std::fmt;
use std::sync::Arc;

use crate::runtime::server::cause::Cause;
use crate::runtime::server::rejected_request::ObservedError;
use crate::runtime::server::rejection::Rejection;

type Classify = dyn Fn(&Cause) -> Option<Rejection> + Send + Sync;
type Observe<O> = dyn Fn(&ObservedError<'_, O>) + Send + Sync;

/// The classification and the observer of errors.
#[derive(Clone)]
pub struct ErrorPolicy<O> {
    classify: Option<Arc<Classify>>,
    observe: Option<Arc<Observe<O>>>,
}

impl<O> ErrorPolicy<O> {
    /// Sets the function that classifies errors.
    pub fn classify(
        &mut self,
        classify: impl Fn(&Cause) -> Option<Rejection> + Send + Sync + 'static,
    ) {
        self.classify = Some(Arc::new(classify));
    }

    /// Sets the observer.
    pub fn observe(&mut self, observe: impl Fn(&ObservedError<'_, O>) + Send + Sync + 'static) {
        self.observe = Some(Arc::new(observe));
    }

    /// Returns the rejection by which an error is answered.
    pub fn classified(&self, rejection: Rejection) -> Rejection {
        match (&rejection, &self.classify) {
            (Rejection::Internal(cause), Some(classify)) => classify(cause).unwrap_or(rejection),
            _ => rejection,
        }
    }
}

impl<O: fmt::Debug> ErrorPolicy<O> {
    /// Reports an error to the observer, or else to `tracing` if that feature is enabled.
    pub fn report(&self, error: &ObservedError<'_, O>) {
        match &self.observe {
            Some(observe) => observe(error),
            None => log(error),
        }
    }
}

#[cfg(feature = "tracing")]
fn log<O: fmt::Debug>(error: &ObservedError<'_, O>) {
    let (method, operation) = (&error.parts.method, &error.operation);
    tracing::error!(%method, ?operation, error = %error.cause, "internal error");
}

#[cfg(not(feature = "tracing"))]
fn log<O>(_: &ObservedError<'_, O>) {}

impl<O> Default for ErrorPolicy<O> {
    fn default() -> Self {
        Self {
            classify: None,
            observe: None,
        }
    }
}

impl<O> fmt::Debug for ErrorPolicy<O> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("ErrorPolicy")
    }
}

/// Implements the methods of a server or receiver that set its field `errors`: `error_policy::implement!(Operation, server =>
/// server.layered())`. The expression follows each change.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_error_policy {
    ($operation:ident, $server:ident => $changed:expr) => {
        /// Sets the function that decides how errors of handlers are answered, which are internal errors by default: it returns
        /// [`Rejection`](crate::Rejection)`::NotFound` for an error that means it, and `None` for others.
        /// [`Cause::find`](crate::rejection::Cause::find) returns the error by its type.
        #[must_use]
        pub fn classify_errors(
            mut self,
            classify: impl Fn(&$crate::runtime::server::cause::Cause)
                -> ::std::option::Option<$crate::runtime::server::rejection::Rejection>
            + Send + Sync + 'static,
        ) -> Self {
            self.errors.classify(classify);
            let $server = self;
            $changed
        }

        /// Sets the observer of internal errors: unexpected errors of handlers, panics, and responses that could not be encoded.
        /// Without one, they are events of `tracing` if that feature is enabled.
        #[must_use]
        pub fn observe_errors(
            mut self,
            observe: impl Fn(&$crate::runtime::server::rejected_request::ObservedError<'_, $operation>)
            + Send + Sync + 'static,
        ) -> Self {
            self.errors.observe(observe);
            let $server = self;
            $changed
        }
    };
}

pub use implement_error_policy as implement;
