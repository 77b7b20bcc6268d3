// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The services that receive webhooks and callbacks.

use std::sync::Arc;

use http::{Request, Response};

use crate::runtime::body::{Body, HttpBody};
use crate::runtime::server::error_policy::ErrorPolicy;
use crate::runtime::server::{dispatch, receiver};
use crate::webhooks::api::Receive;
use crate::webhooks::operations::Webhook;
use crate::webhooks::{operations, pipeline};

/// Receives webhooks and callbacks with an implementation of [`Receive`].
///
/// The description does not define their URLs: mount the service of each webhook, which
/// [`on`](Self::on) returns, at the path that the API calls. Clones share the
/// implementation.
#[derive(Debug)]
pub struct Receiver<A> {
    api: Arc<A>,
    errors: ErrorPolicy<Webhook>,
    body_limit: usize,
}

/// Receives one webhook.
///
/// It is a service of `tower`, for use with hyper, axum, tonic or in tests.
#[derive(Debug)]
pub struct WebhookService<A> {
    receiver: Receiver<A>,
    webhook: Webhook,
}

receiver::implement!(Receiver, WebhookService, Receive, Webhook);

impl<A: Receive> Receiver<A> {
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
        let (api, parts) = (&*self.api, &parts);
        let mut response = Response::new(Body::empty());
        dispatch::implement! {
            webhook, api, parts, &self.errors, response {
                OrderShipped => order_shipped(body, self.body_limit);
            }
        }
        response
    }
}
