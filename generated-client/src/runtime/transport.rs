// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! What sends requests.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Request, Response};
use tower_service::Service;

use super::body::Body;
use super::failure::{BoxError, TransportError};

#[cfg(all(
    feature = "reqwest",
    target_arch = "wasm32",
    target_os = "unknown"
))]
pub use super::transport_by_fetch::ReqwestTransport;
#[cfg(all(
    feature = "reqwest",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]
pub use super::transport_by_reqwest::ReqwestTransport;

/// Sends requests, and gives their answers.
///
/// Every [`Service`] that takes a request and gives an answer with a body is one, if a clone of it
/// is as good as itself: a server that is generated from the same description, in the same process,
/// or a client of another HTTP library.
///
/// Redirects are not to be followed, or the credentials of a request could go where they are not
/// meant to.
pub trait Transport: Send + Sync {
    /// Sends a request, and gives its answer, whose body may be still to come.
    ///
    /// # Errors
    ///
    /// [`TransportError::Connect`] where nothing was sent, after which any request is sent again;
    /// [`TransportError::Broken`] in any other case.
    fn send(&self, request: Request<Body>) -> Sending<'_>;
}

/// A request that is on its way.
pub type Sending<'a> =
    Pin<Box<dyn Future<Output = Result<Response<Body>, TransportError>> + Send + 'a>>;

/// An error that is a [`TransportError`] stays one. Any other is [`TransportError::Broken`], unless
/// a [`TransportError::Connect`] is among its sources.
impl<S, B> Transport for S
where
    S: Service<Request<Body>, Response = Response<B>> + Clone + Send + Sync,
    S::Error: Into<BoxError>,
    S::Future: Send,
    B: http_body::Body + Send + 'static,
    B::Error: Into<BoxError>,
{
    fn send(&self, request: Request<Body>) -> Sending<'_> {
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

/// A transport as a service, which layers are put around.
#[derive(Clone)]
pub struct TransportService(pub(super) Arc<dyn Transport>);

impl Service<Request<Body>> for TransportService {
    type Response = Response<Body>;

    type Error = TransportError;

    type Future = Sending<'static>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), TransportError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let transport = Arc::clone(&self.0);
        Box::pin(async move { transport.send(request).await })
    }
}
