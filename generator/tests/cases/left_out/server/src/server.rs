// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! The service that answers requests by an implementation of the trait.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::request::Parts;
use http::{Method, Request, Response};
use tower_layer::Layer;
use tower_service::Service;

use crate::api::Api;
use crate::operations::{get_account, Operation};
use crate::runtime::body::{Body, BoxError};
use crate::runtime::layers::{answer_within, Handling, Layers};
use crate::{gate, router};

/// Answers requests by an implementation of [`Api`].
///
/// It is a [`tower_service::Service`], and so mounts in hyper, axum, tonic or a
/// test. A clone shares the implementation.
#[derive(Debug)]
pub struct Server<A> {
    api: Arc<A>,
    layers: Layers<Operation>,
}

impl<A> Clone for Server<A> {
    fn clone(&self) -> Self {
        Self {
            api: Arc::clone(&self.api),
            layers: self.layers.clone(),
        }
    }
}

impl<A: Api> Server<A> {
    /// Serves an implementation.
    pub fn new(api: impl Into<Arc<A>>) -> Self {
        Self {
            api: api.into(),
            layers: Layers::default(),
        }
    }
}

impl<A: Api> Server<A> {
    /// Puts a layer around one operation, outside of those that it has, and within those of all
    /// operations. It is run for requests that are for the operation, before anything else is
    /// asked of them, and cannot make them requests for another.
    #[must_use]
    pub fn layer_operation<L, R>(mut self, operation: Operation, layer: L) -> Self
    where
        L: Layer<Handling> + Send + Sync + 'static,
        L::Service: Service<Request<Body>, Response = Response<R>, Error = Infallible>,
        L::Service: Clone + Send + Sync + 'static,
        <L::Service as Service<Request<Body>>>::Future: Send,
        R: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        self.layers.add(Some(operation), layer);
        self.settled()
    }

    /// Puts a layer around all operations, outside of those that they have. What a request is for
    /// is an extension of it: an [`Operation`]. Requests for none do not run through it: for these,
    /// put a layer around the server.
    #[must_use]
    pub fn layer<L, R>(mut self, layer: L) -> Self
    where
        L: Layer<Handling> + Send + Sync + 'static,
        L::Service: Service<Request<Body>, Response = Response<R>, Error = Infallible>,
        L::Service: Clone + Send + Sync + 'static,
        <L::Service as Service<Request<Body>>>::Future: Send,
        R: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        self.layers.add(None, layer);
        self.settled()
    }

    /// Lays the layers around the server as it is now.
    fn settled(mut self) -> Self {
        let bare = self.bare();
        self.layers
            .settle(
                move |request| Operation::find(request.method(), request.uri().path()),
                Handling::new(move |request| {
                    let bare = bare.clone();
                    let (parts, body) = request.into_parts();
                    async move { bare.answer(&parts, body).await }
                }),
            );
        self
    }

    /// The same without layers.
    fn bare(&self) -> Self {
        Self {
            layers: Layers::default(),
            ..self.clone()
        }
    }

    /// What answers a request within layers, and the operation that it is for.
    fn layered(&self, parts: &Parts) -> Option<(&Handling, Operation)> {
        let settled = self.layers.settled()?;
        let operation = Operation::find(&parts.method, parts.uri.path())?;
        Some((settled, operation))
    }
}

impl<A: Api> Server<A> {
    /// Answers a request.
    pub fn handle<B>(
        &self,
        request: Request<B>,
    ) -> impl Future<Output = Response<Body>> + Send
    where
        B: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        let (parts, body) = request.into_parts();
        async move {
            let Some((settled, operation)) = self.layered(&parts) else {
                return self.answer(&parts, body).await;
            };
            answer_within(settled, operation, Request::from_parts(parts, body)).await
        }
    }

    /// Answers a request without any layer.
    async fn answer<B>(&self, parts: &Parts, _: B) -> Response<Body>
    where
        B: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        let api = &*self.api;
        match router::find(&parts.method, parts.uri.path()) {
            Ok((Operation::GetAccount, _)) => get_account::serve(api, parts).await,
            Err(rejection) => {
                let response = gate::refuse(api, parts, rejection).await;
                without_body_for_head(&parts.method, response)
            }
        }
    }
}

/// The answer to `HEAD` has no body (RFC 9110, section 9.3.2).
fn without_body_for_head(
    method: &Method,
    mut response: Response<Body>,
) -> Response<Body> {
    if method == Method::HEAD {
        *response.body_mut() = Body::empty();
    }
    response
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
