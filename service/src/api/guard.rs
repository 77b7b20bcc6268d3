//! Rejects requests with an unsafe head before the generated server, and responds with 500 if it panics.

use std::convert::Infallible;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};

use futures_util::FutureExt as _;
use generated_server::{Body, BoxError, Rejection, Server};
use http::header::CONNECTION;
use http::{HeaderName, HeaderValue, Request, Response, StatusCode};
use tower_service::Service;

use super::errors;
use crate::app::App;
use crate::limits::{Decision, Reason};

/// The service that responds to all requests for an [`App`].
#[derive(Clone)]
pub struct Guarded {
    server: Server<App>,
    app: Arc<App>,
}

/// An extension of a request: the decision of the rate limits.
#[derive(Clone, Debug, Default)]
pub(super) struct Counted(pub(super) Arc<OnceLock<Decision>>);

impl Guarded {
    pub(super) fn new(app: App) -> Self {
        let app = Arc::new(app);
        let server = Server::new(Arc::clone(&app)).body_limit(app.max_body_bytes);
        Self { server, app }
    }

    async fn respond<B>(&self, mut request: Request<B>) -> Response<Body>
    where
        B: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        let address = self.app.address(request.extensions(), request.headers());
        if let Some(error) = super::head_error(&request) {
            return self.reject(error, address).await;
        }
        let counted = Counted::default();
        request.extensions_mut().insert(counted.clone());
        // The locks of the service tolerate a panic of their holder.
        let response = AssertUnwindSafe(self.server.handle(request)).catch_unwind();
        let decision = counted.0;
        match response.await {
            Ok(response) => explain_ban(response, decision.get()),
            Err(_) => {
                tracing::error!("a request panicked");
                let decision = match decision.get() {
                    Some(decision) => *decision,
                    None => self.count(address).await,
                };
                with_rate_limit(rejected(&Rejection::Internal), &decision)
            }
        }
    }

    /// Rejects a request with an invalid head, regardless of its key.
    async fn reject(&self, error: &str, address: IpAddr) -> Response<Body> {
        let decision = self.count(address).await;
        let mut response = match decision.refused {
            Some(refused) => rejected(&match refused.reason {
                Reason::Spent | Reason::Banned => Rejection::TooManyRequests(refused.wait()),
                Reason::Uncounted => Rejection::Unavailable(refused.wait()),
            }),
            None => {
                let status = StatusCode::BAD_REQUEST;
                errors::response(status, &errors::error(status, error))
            }
        };
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(CONNECTION, close);
        with_rate_limit(response, &decision)
    }

    async fn count(&self, address: IpAddr) -> Decision {
        let decision = self.app.limits.admit_address(address, self.app.anonymous);
        let decision = decision.await;
        self.app.note(None, &decision);
        decision
    }
}

fn rejected(rejection: &Rejection) -> Response<Body> {
    let mut response = errors::response(rejection.status(), &errors::rejected(rejection));
    rejection.write_headers(response.headers_mut());
    response
}

/// Replaces the message of a 429 that is due to a ban, which the generated server does not know.
fn explain_ban(response: Response<Body>, decision: Option<&Decision>) -> Response<Body> {
    let refused = decision.and_then(|decision| decision.refused);
    let banned = refused.filter(|refused| refused.reason == Reason::Banned);
    let has_body = !http_body::Body::is_end_stream(response.body());
    match banned {
        Some(banned) if response.status() == StatusCode::TOO_MANY_REQUESTS && has_body => {
            let message = format!("temporarily banned; retry after {} s", banned.retry_after);
            let error = errors::error(StatusCode::TOO_MANY_REQUESTS, message);
            response.map(|_| errors::body(&error))
        }
        _ => response,
    }
}

/// Adds the common headers.
fn with_rate_limit(mut response: Response<Body>, decision: &Decision) -> Response<Body> {
    let counts = [
        ("x-ratelimit-limit", decision.limit.into()),
        ("x-ratelimit-remaining", decision.remaining.into()),
        ("x-ratelimit-reset", decision.reset),
    ];
    for (name, count) in counts {
        let (name, count) = (HeaderName::from_static(name), HeaderValue::from(count));
        response.headers_mut().insert(name, count);
    }
    response
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
        Box::pin(async move { Ok(guarded.respond(request).await) })
    }
}
