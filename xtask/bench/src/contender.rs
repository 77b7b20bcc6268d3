//! The interface of a server under test, and the measured requests.

use std::error::Error;
use std::fmt::Debug;
use std::hint::black_box;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

use bytes::Bytes;
use http::{Request, Response};
use http_body::Body;
use http_body_util::Full;

use crate::Case;

/// A server of the interface.
pub trait Contender: 'static {
    /// The body of its responses.
    type Body: Body<Data = Bytes, Error: Debug>;

    /// The server with its data prepared.
    fn prepare() -> Self;

    /// Responds to a request.
    fn respond<B: Sent>(&self, request: Request<B>) -> impl Future<Output = Response<Self::Body>>;
}

/// A body of a request, from memory or from a socket.
pub trait Sent: Body<Data = Bytes, Error: Into<BoxError>> + Send + 'static {}

impl<B: Body<Data = Bytes, Error: Into<BoxError>> + Send + 'static> Sent for B {}

type BoxError = Box<dyn Error + Send + Sync>;

/// A warmed-up server, and requests to it.
#[derive(Debug)]
pub struct Prepared<C: 'static> {
    contender: &'static C,
    requests: Vec<Request<Full<Bytes>>>,
}

/// The number of requests in a measurement. An allocator occasionally does more work for an allocation than
/// usual: this is spread over all of them.
pub const REQUESTS: usize = 100;

impl<C: Contender> Prepared<C> {
    /// A server and the requests of a case.
    pub fn new(case: Case) -> Self {
        Self::with(|| case.request())
    }

    /// Creates a server, and handles requests until no work is done for the first time. The server is
    /// leaked, which excludes its deallocation from the measurement.
    pub fn with(request: impl Fn() -> Request<Full<Bytes>>) -> Self {
        let contender = Box::leak(Box::new(C::prepare()));
        let requests = || (0..REQUESTS).map(|_| request()).collect();
        Self {
            contender,
            requests: requests(),
        }
        .run();
        Self {
            contender,
            requests: requests(),
        }
    }

    /// Runs the measured code: the requests, one after the other.
    pub fn run(self) {
        for request in self.requests {
            exchange(self.contender, request);
        }
    }
}

/// Sends a request and reads its response to the last frame; frees both.
pub fn exchange<C: Contender>(contender: &C, request: Request<Full<Bytes>>) {
    let response = complete(contender.respond(request));
    let (parts, body) = response.into_parts();
    black_box(&parts);
    drain(pin!(body));
}

/// Reads the frames of a body.
fn drain<B: Body<Error: Debug>>(mut body: Pin<&mut B>) {
    let mut context = Context::from_waker(Waker::noop());
    while let Poll::Ready(Some(frame)) = body.as_mut().poll_frame(&mut context) {
        drop(black_box(frame));
    }
}

/// Runs a future that is never pending for I/O.
pub fn complete<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(output) = future.as_mut().poll(&mut context) {
            return output;
        }
    }
}
