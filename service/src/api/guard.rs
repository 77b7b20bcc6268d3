//! What stands around the generated server: requests that it must not see, and
//! answers that it could not give.

use std::convert::Infallible;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::{Pin, pin};
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};

use generated_server::{Body, BoxError, Rejection, Server};
use http::header::CONNECTION;
use http::{HeaderValue, Request, Response, StatusCode};
use tower_service::Service;

use super::answer;
use crate::app::App;
use crate::limits::{Decision, Reason, Refused};

/// The service that answers all requests of an [`App`].
#[derive(Clone)]
pub struct Guarded {
    server: Server<App>,
    app: Arc<App>,
}

/// An extension of a request: how it was counted, once it was.
#[derive(Clone, Debug, Default)]
pub(super) struct Counted(Arc<OnceLock<Decision>>);

impl Counted {
    /// Notes how the request was counted.
    pub(super) fn note(&self, decision: Decision) {
        // A request is counted once.
        let _ = self.0.set(decision);
    }

    /// Says of a ban that it is one, which the generated server is not told.
    fn explain(&self, response: Response<Body>) -> Response<Body> {
        let refused = self.0.get().and_then(|decision| decision.refused);
        let has_error = response.status() == StatusCode::TOO_MANY_REQUESTS
            && !http_body::Body::is_end_stream(response.body());
        match refused {
            Some(refused) if refused.reason == Reason::Banned && has_error => {
                response.map(|_| answer::banned(refused.retry_after))
            }
            _ => response,
        }
    }
}

impl Guarded {
    pub(super) fn new(app: App) -> Self {
        let app = Arc::new(app);
        let server = Server::new(Arc::clone(&app)).body_limit(app.max_body_bytes);
        Self { server, app }
    }

    async fn answer<B>(&self, mut request: Request<B>) -> Response<Body>
    where
        B: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        let address = self.app.address(request.extensions(), request.headers());
        if let Some(fault) = super::fault(&request) {
            return self.turned_away(fault, address).await;
        }
        let counted = Counted::default();
        request.extensions_mut().insert(counted.clone());
        match caught(pin!(self.server.handle(request))).await {
            Some(answer) => counted.explain(answer),
            None => self.after_panic(&counted, address).await,
        }
    }

    /// Turns a request away that cannot be relied on. Whoever sent it is not asked for
    /// a key.
    async fn turned_away(&self, fault: &str, address: IpAddr) -> Response<Body> {
        let decision = self.count(address).await;
        let mut response = match decision.refused {
            Some(refused) => answer::rejected(&rejection(&refused)),
            None => answer::error(StatusCode::BAD_REQUEST, fault),
        };
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(CONNECTION, close);
        answer::with_rate_limit(response, &decision)
    }

    async fn count(&self, address: IpAddr) -> Decision {
        let decision = self.app.limits.admit_address(address, self.app.anonymous);
        let decision = decision.await;
        self.app.note(None, &decision);
        decision
    }

    async fn after_panic(&self, counted: &Counted, address: IpAddr) -> Response<Body> {
        tracing::error!("the program failed at a request");
        let decision = match counted.0.get() {
            Some(decision) => *decision,
            None => self.count(address).await,
        };
        answer::with_rate_limit(answer::rejected(&Rejection::Internal), &decision)
    }
}

fn rejection(refused: &Refused) -> Rejection {
    match refused.reason {
        Reason::Spent | Reason::Banned => Rejection::TooManyRequests(refused.wait()),
        Reason::Uncounted => Rejection::Unavailable(refused.wait()),
    }
}

/// What a future gives; nothing if it panics. It is not moved, since it is large.
async fn caught<F: Future>(mut future: Pin<&mut F>) -> Option<F::Output> {
    let poll = |context: &mut Context<'_>| {
        // It is not polled again, and the locks of the service are good after a
        // panic of their holder.
        let polled = catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)));
        polled.map_or(Poll::Ready(None), |poll| poll.map(Some))
    };
    std::future::poll_fn(poll).await
}

impl<B> Service<Request<B>> for Guarded
where
    B: http_body::Body<Data: Send, Error: Into<BoxError> + Send> + Send + 'static,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let guarded = self.clone();
        Box::pin(async move { Ok(guarded.answer(request).await) })
    }
}
