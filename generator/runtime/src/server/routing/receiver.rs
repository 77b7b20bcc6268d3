//! The settings and the `tower` services that the receivers of all webhooks share.

pub use crate::runtime::server::service::{
    Arc, Body, BoxError, Context, HttpBody, Infallible, Pin, Poll, Request, Response, Service,
};

/// The default maximum size of a body in bytes.
pub const DEFAULT_BODY_LIMIT: usize = 1024 * 1024;

/// Implements construction, settings and `Clone` of a receiver with the fields `api` and `body_limit`, and the traits of its
/// service with the fields `receiver` and `webhook`: `receiver::implement!(Receiver, WebhookService, Receive, Webhook)`.
///
/// The calling file defines `Receiver::handle`.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_receiver {
    ($receiver:ident, $service:ident, $api:ident, $webhook:ident) => {
        impl<A> Clone for $receiver<A> {
            fn clone(&self) -> Self {
                Self {
                    api: $crate::runtime::server::receiver::Arc::clone(&self.api),
                    body_limit: self.body_limit,
                }
            }
        }

        impl<A: $api> $receiver<A> {
            /// Creates a receiver for an implementation.
            pub fn new(api: impl Into<$crate::runtime::server::receiver::Arc<A>>) -> Self {
                Self {
                    api: api.into(),
                    body_limit: $crate::runtime::server::receiver::DEFAULT_BODY_LIMIT,
                }
            }

            /// Sets the maximum size of a body in bytes: 1 MiB by default.
            #[must_use]
            pub fn body_limit(mut self, bytes: usize) -> Self {
                self.body_limit = bytes;
                self
            }

            /// Returns the service of one webhook.
            pub fn on(&self, webhook: $webhook) -> $service<A> {
                $service {
                    receiver: self.clone(),
                    webhook,
                }
            }
        }

        impl<A> Clone for $service<A> {
            fn clone(&self) -> Self {
                Self {
                    receiver: self.receiver.clone(),
                    webhook: self.webhook,
                }
            }
        }

        impl<A, B>
            $crate::runtime::server::receiver::Service<
                $crate::runtime::server::receiver::Request<B>,
            > for $service<A>
        where
            A: $api,
            B: $crate::runtime::server::receiver::HttpBody<
                    Data: Send,
                    Error: Into<$crate::runtime::server::receiver::BoxError> + Send,
                > + Send
                + 'static,
        {
            type Response = $crate::runtime::server::receiver::Response<
                $crate::runtime::server::receiver::Body,
            >;

            type Error = $crate::runtime::server::receiver::Infallible;

            type Future = $crate::runtime::server::receiver::Pin<
                Box<dyn Future<Output = Result<Self::Response, Self::Error>> + Send>,
            >;

            fn poll_ready(
                &mut self,
                _: &mut $crate::runtime::server::receiver::Context<'_>,
            ) -> $crate::runtime::server::receiver::Poll<Result<(), Self::Error>> {
                $crate::runtime::server::receiver::Poll::Ready(Ok(()))
            }

            fn call(
                &mut self,
                request: $crate::runtime::server::receiver::Request<B>,
            ) -> Self::Future {
                let Self { receiver, webhook } = self.clone();
                Box::pin(async move { Ok(receiver.handle(webhook, request).await) })
            }
        }
    };
}

pub use implement_receiver as implement;
