// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The services that receive webhooks and callbacks.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Request, Response};
use tower_service::Service;

use crate::runtime::body::{Body, BoxError, HttpBody};
use crate::webhooks::api::Receive;
use crate::webhooks::operations::Webhook;
use crate::webhooks::{operations, pipeline};

/// The default maximum size of a body in bytes.
const DEFAULT_BODY_LIMIT: usize = 1024 * 1024;

/// Receives webhooks and callbacks with an implementation of [`Receive`].
///
/// The description does not define their URLs: mount the service of each webhook, which
/// [`on`](Self::on) returns, at the path that the API calls. Clones share the
/// implementation.
#[derive(Debug)]
pub struct Receiver<A> {
    api: Arc<A>,
    body_limit: usize,
}

impl<A> Clone for Receiver<A> {
    fn clone(&self) -> Self {
        Self {
            api: Arc::clone(&self.api),
            body_limit: self.body_limit,
        }
    }
}

impl<A: Receive> Receiver<A> {
    /// Creates a receiver for an implementation.
    pub fn new(api: impl Into<Arc<A>>) -> Self {
        Self {
            api: api.into(),
            body_limit: DEFAULT_BODY_LIMIT,
        }
    }

    /// Sets the maximum size of a body in bytes: 1 MiB by default.
    #[must_use]
    pub fn body_limit(mut self, bytes: usize) -> Self {
        self.body_limit = bytes;
        self
    }

    /// Returns the service of one webhook.
    pub fn on(&self, webhook: Webhook) -> WebhookService<A> {
        WebhookService {
            receiver: self.clone(),
            webhook,
        }
    }

    /// Handles a request to a webhook.
    pub async fn handle<B>(
        &self,
        webhook: Webhook,
        request: Request<B>,
    ) -> Response<Body>
    where
        B: HttpBody,
    {
        let (parts, body) = request.into_parts();
        let (api, body_limit) = (&*self.api, self.body_limit);
        let mut response = Response::new(Body::empty());
        match webhook {
            Webhook::OrderShipped => {
                let result = operations::order_shipped::serve(
                        api,
                        &parts,
                        body,
                        body_limit,
                        &mut response,
                    )
                    .await;
                pipeline::finish(api, result.as_ref().err(), &mut response);
            }
        }
        response
    }
}

/// Receives one webhook.
///
/// It is a [`tower_service::Service`], for use with hyper, axum, tonic or in tests.
#[derive(Debug)]
pub struct WebhookService<A> {
    receiver: Receiver<A>,
    webhook: Webhook,
}

impl<A> Clone for WebhookService<A> {
    fn clone(&self) -> Self {
        Self {
            receiver: self.receiver.clone(),
            webhook: self.webhook,
        }
    }
}

impl<A, B> Service<Request<B>> for WebhookService<A>
where
    A: Receive,
    B: HttpBody + Send + 'static,
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
        let Self { receiver, webhook } = self.clone();
        Box::pin(async move { Ok(receiver.handle(webhook, request).await) })
    }
}
