// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The service that receives hooks by an implementation of the trait.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Request, Response};
use tower_service::Service;

use crate::runtime::body::{Body, BoxError};
use crate::webhooks::api::Receive;
use crate::webhooks::operations::{measured, moved, pet_arrived, pet_left, Hook};

/// The most bytes of a body, if nothing else is set.
const DEFAULT_BODY_LIMIT: usize = 1024 * 1024;

/// Receives hooks by an implementation of [`Receive`].
///
/// The description does not know where: mount the service of each hook, which
/// [`on`](Self::on) gives, at the path that the API is told. A clone shares the
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
    /// Receives by an implementation.
    pub fn new(api: impl Into<Arc<A>>) -> Self {
        Self {
            api: api.into(),
            body_limit: DEFAULT_BODY_LIMIT,
        }
    }

    /// Refuses bodies of more than this count of bytes: 1,048,576 if not set.
    #[must_use]
    pub fn body_limit(mut self, bytes: usize) -> Self {
        self.body_limit = bytes;
        self
    }

    /// The service of one hook.
    pub fn on(&self, hook: Webhook) -> HookService<A> {
        HookService {
            receiver: self.clone(),
            hook,
        }
    }

    /// Answers a request to a hook.
    pub async fn handle<B>(&self, hook: Webhook, request: Request<B>) -> Response<Body>
    where
        B: http_body::Body,
    {
        let (parts, body) = request.into_parts();
        let (api, body_limit) = (&*self.api, self.body_limit);
        match hook {
            Webhook::PetArrived => {
                pet_arrived::serve(api, &parts, body, body_limit).await
            }
            Webhook::PetLeft => pet_left::serve(api, &parts, body, body_limit).await,
            Webhook::Measured => measured::serve(api, &parts, body, body_limit).await,
            Webhook::Moved => moved::serve(api, &parts, body, body_limit).await,
        }
    }
}

/// Receives one hook.
///
/// It is a [`tower_service::Service`], and so mounts in hyper, axum, tonic or a
/// test.
#[derive(Debug)]
pub struct HookService<A> {
    receiver: Receiver<A>,
    hook: Webhook,
}

impl<A> Clone for HookService<A> {
    fn clone(&self) -> Self {
        Self {
            receiver: self.receiver.clone(),
            hook: self.webhook,
        }
    }
}

impl<A, B> Service<Request<B>> for HookService<A>
where
    A: Receive,
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
        let Self { receiver, hook } = self.clone();
        Box::pin(async move { Ok(receiver.handle(hook, request).await) })
    }
}
