//! The context of a request while it is served.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::Poll;

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::server::error_policy::ErrorPolicy;
use crate::runtime::server::rejected_request::{InvalidInput, ObservedError, RejectedRequest};
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::response;

/// The operation of a request, its head, and the settings for its errors.
#[derive(Clone, Copy, Debug)]
pub struct RequestContext<'a, O> {
    /// The operation, if the request matches one.
    pub operation: Option<O>,
    /// The head of the request.
    pub parts: &'a Parts,
    /// The settings of the server.
    pub errors: &'a ErrorPolicy<O>,
    /// The status of responses to invalid input.
    pub invalid_input: InvalidInput,
}

/// Writes the response to a rejected request with an implementation `A`.
pub type Describe<A, O> =
    fn(&A, &RejectedRequest<'_, O>, &mut Response<Body>) -> Result<(), Rejection>;

impl<O: Copy + Debug> RequestContext<'_, O> {
    /// Replaces a response by that to a rejected request.
    #[cold]
    pub fn reject<A>(
        &self,
        api: &A,
        rejection: Rejection,
        describe: Describe<A, O>,
        into: &mut Response<Body>,
    ) {
        let classified = catch_unwind(AssertUnwindSafe(|| self.errors.classified(rejection)));
        let rejection = classified.unwrap_or_else(|panic| panicked(&*panic));
        self.observe(&rejection);
        let request = RejectedRequest {
            rejection: &rejection,
            status: rejection.status_of(self.invalid_input),
            operation: self.operation,
            parts: self.parts,
        };
        if !into.headers().is_empty() {
            into.headers_mut().clear();
        }
        let described = catch_unwind(AssertUnwindSafe(|| describe(api, &request, into)));
        if let Err(failed) = described.unwrap_or_else(|panic| Err(panicked(&*panic))) {
            self.observe(&failed);
            response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
        }
        rejection.write_headers(into.headers_mut());
    }

    fn observe(&self, rejection: &Rejection) {
        if let Rejection::Internal(cause) = rejection {
            let observed = ObservedError {
                cause,
                operation: self.operation,
                parts: self.parts,
            };
            // The panic hook has reported what an observer could not.
            _ = catch_unwind(AssertUnwindSafe(|| self.errors.report(&observed)));
        }
    }
}

/// Converts a panic to an internal error.
pub async fn caught<F>(mut future: Pin<&mut F>) -> Result<(), Rejection>
where
    F: Future<Output = Result<(), Rejection>>,
{
    std::future::poll_fn(move |context| {
        let polled = catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)));
        polled.unwrap_or_else(|panic| Poll::Ready(Err(panicked(&*panic))))
    })
    .await
}

#[cold]
fn panicked(panic: &(dyn std::any::Any + Send)) -> Rejection {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    Rejection::internal(format!("panicked: {}", text.unwrap_or("no message")))
}
