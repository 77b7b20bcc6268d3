// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The service of the API.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::request::Parts;
use http::{Method, Request, Response};
use tower_layer::Layer;
use tower_service::Service;

use crate::api::Api;
use crate::operations::Operation;
use crate::runtime::body::{Body, BoxError};
use crate::runtime::dispatch;
use crate::runtime::layers::{call_layered, Layers, OperationService};
use crate::{operations, pipeline, router};

/// Serves an implementation of [`Api`].
///
/// It is a [`tower_service::Service`], for use with hyper, axum, tonic or in tests. Clones
/// share the implementation.
#[derive(Debug)]
pub struct Server<A> {
    api: Arc<A>,
    body_limit: usize,
    layers: Layers<Operation>,
}

impl<A> Clone for Server<A> {
    fn clone(&self) -> Self {
        Self {
            api: Arc::clone(&self.api),
            body_limit: self.body_limit,
            layers: self.layers.clone(),
        }
    }
}

/// The default maximum size of a body in bytes.
const DEFAULT_BODY_LIMIT: usize = 64 * 1024;

impl<A: Api> Server<A> {
    /// Creates a server for an implementation.
    pub fn new(api: impl Into<Arc<A>>) -> Self {
        Self {
            api: api.into(),
            body_limit: DEFAULT_BODY_LIMIT,
            layers: Layers::default(),
        }
    }

    /// Sets the maximum size of a body in bytes: 64 KiB by default.
    #[must_use]
    pub fn body_limit(mut self, bytes: usize) -> Self {
        self.body_limit = bytes;
        self.layered()
    }
}

impl<A: Api> Server<A> {
    /// Adds a layer around one operation: outside of its other layers, and inside of those of
    /// all operations. It runs after routing and before authentication, and cannot redirect
    /// a request to another operation.
    #[must_use]
    pub fn layer_operation<L, R>(mut self, operation: Operation, layer: L) -> Self
    where
        L: Layer<OperationService> + Send + Sync + 'static,
        L::Service: Service<Request<Body>, Response = Response<R>, Error = Infallible>,
        L::Service: Clone + Send + Sync + 'static,
        <L::Service as Service<Request<Body>>>::Future: Send,
        R: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        self.layers.add(Some(operation), layer);
        self.layered()
    }

    /// Adds a layer around all operations, outside of their other layers. The [`Operation`] is
    /// an extension of the request. Requests that match no operation bypass it: to see
    /// these, add a layer around the server.
    #[must_use]
    pub fn layer<L, R>(mut self, layer: L) -> Self
    where
        L: Layer<OperationService> + Send + Sync + 'static,
        L::Service: Service<Request<Body>, Response = Response<R>, Error = Infallible>,
        L::Service: Clone + Send + Sync + 'static,
        <L::Service as Service<Request<Body>>>::Future: Send,
        R: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        self.layers.add(None, layer);
        self.layered()
    }

    /// Applies the layers to the current settings.
    fn layered(mut self) -> Self {
        let bare = self.bare();
        self.layers
            .apply(
                move |request| Operation::find(request.method(), request.uri().path()),
                OperationService::new(move |request| {
                    let bare = bare.clone();
                    async move { bare.handle(request).await }
                }),
            );
        self
    }

    /// Returns the server without layers.
    fn bare(&self) -> Self {
        Self {
            layers: Layers::default(),
            ..self.clone()
        }
    }

    /// Returns the layered service and the operation of a request, if there are layers.
    fn layered_operation(
        &self,
        parts: &Parts,
    ) -> Option<(&OperationService, Operation)> {
        let service = self.layers.service()?;
        let operation = Operation::find(&parts.method, parts.uri.path())?;
        Some((service, operation))
    }
}

impl<A: Api> Server<A> {
    /// Handles a request.
    pub fn handle<B>(
        &self,
        request: Request<B>,
    ) -> impl Future<Output = Response<Body>> + Send
    where
        B: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        let (parts, body) = request.into_parts();
        async move {
            if let Some((service, operation)) = self.layered_operation(&parts) {
                let request = Request::from_parts(parts, body);
                return call_layered(service, operation, request).await;
            }
            let (api, parts) = (&*self.api, &parts);
            let mut into = Response::new(Body::empty());
            match router::find(&parts.method, parts.uri.path()) {
                Ok(found) => {
                    dispatch::implement! {
                        found, api, parts, into {
                            PutResult([job]) => put_result(job, body, self.body_limit);
                        }
                    }
                }
                Err(rejection) => {
                    pipeline::reject_unmatched(api, parts, &rejection, &mut into).await;
                    without_body_for_head(&parts.method, &mut into);
                }
            }
            into
        }
    }
}

/// Removes the body of a response to `HEAD` (RFC 9110, section 9.3.2).
fn without_body_for_head(method: &Method, response: &mut Response<Body>) {
    if method == Method::HEAD {
        *response.body_mut() = Body::empty();
    }
}

impl<A, B> Service<Request<B>> for Server<A>
where
    A: Api,
    B: http_body::Body + Send + 'static,
    B::Data: Send,
    B::Error: Into<BoxError> + Send,
{
    type Response = Response<Body>;

    type Error = Infallible;

    type Future = Pin<
        Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>,
    >;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let server = self.clone();
        Box::pin(async move { Ok(server.handle(request).await) })
    }
}
