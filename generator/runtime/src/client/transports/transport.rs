//! Transports.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Request, Response};
use tower_service::Service;

use crate::runtime::body::Body;
use crate::runtime::client::failure::{BoxError, TransportError};

#[cfg(all(feature = "reqwest", target_arch = "wasm32", target_os = "unknown"))]
pub use crate::runtime::client::transport_by_fetch::ReqwestTransport;
#[cfg(all(
    feature = "reqwest",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]
pub use crate::runtime::client::transport_by_reqwest::ReqwestTransport;

/// Sends requests and returns the responses.
///
/// It is implemented by every [`Service`] from requests to responses whose clones are equivalent,
/// such as a client of another HTTP library, or a server generated from the same description, in
/// the same process.
///
/// A transport must not follow redirects, which could send credentials to another server.
pub trait Transport: Send + Sync {
    /// Sends a request, and returns the response, whose body may be streamed.
    ///
    /// # Errors
    ///
    /// [`TransportError::Connect`] if nothing was sent, in which case any request is retried;
    /// [`TransportError::Broken`] otherwise.
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_>;
}

/// The future of a response.
pub type ResponseFuture<'a> =
    Pin<Box<dyn Future<Output = Result<Response<Body>, TransportError>> + Send + 'a>>;

/// Keeps errors that are a [`TransportError`]. Others become [`TransportError::Broken`], or
/// [`TransportError::Connect`] if one is among their sources.
impl<S, B> Transport for S
where
    S: Service<Request<Body>, Response = Response<B>> + Clone + Send + Sync,
    S::Error: Into<BoxError>,
    S::Future: Send,
    B: http_body::Body + Send + 'static,
    B::Error: Into<BoxError>,
{
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_> {
        let mut service = self.clone();
        Box::pin(async move {
            let known = |error: S::Error| TransportError::of(error.into());
            let ready = poll_fn(|context| service.poll_ready(context));
            ready.await.map_err(known)?;
            let response = service.call(request).await.map_err(known)?;
            Ok(response.map(Body::streamed))
        })
    }
}

/// A transport as a [`Service`], for layers.
#[derive(Clone)]
pub struct TransportService(pub(crate) Arc<dyn Transport>);

impl Service<Request<Body>> for TransportService {
    type Response = Response<Body>;

    type Error = TransportError;

    type Future = ResponseFuture<'static>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), TransportError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let transport = Arc::clone(&self.0);
        Box::pin(async move { transport.send(request).await })
    }
}
