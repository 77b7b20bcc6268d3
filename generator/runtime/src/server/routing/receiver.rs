//! The settings and the `tower` services that the receivers of all webhooks share.

pub use std::sync::Arc;

/// The default maximum size of a body in bytes.
pub const DEFAULT_BODY_LIMIT: usize = 1024 * 1024;

/// Implements construction, settings and `Clone` of a receiver with the fields `api`, `errors` and `body_limit`, and the
/// traits of its service with the fields `receiver` and `webhook`: `receiver::implement!(Receiver, WebhookService, Receive, Webhook)`.
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
                    errors: self.errors.clone(),
                    body_limit: self.body_limit,
                }
            }
        }

        impl<A: $api> $receiver<A> {
            /// Creates a receiver for an implementation.
            pub fn new(api: impl Into<$crate::runtime::server::receiver::Arc<A>>) -> Self {
                Self {
                    api: api.into(),
                    errors: Default::default(),
                    body_limit: $crate::runtime::server::receiver::DEFAULT_BODY_LIMIT,
                }
            }

            /// Sets the maximum size of a body in bytes: 1 MiB by default.
            #[must_use]
            pub fn body_limit(mut self, bytes: usize) -> Self {
                self.body_limit = bytes;
                self
            }

            $crate::runtime::server::error_policy::implement!($webhook, receiver => receiver);

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

        $crate::runtime::server::tower::implement! {
            $service, $api, service, request => service.receiver.handle(service.webhook, request)
        }
    };
}

pub use implement_receiver as implement;
