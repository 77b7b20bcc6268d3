//! The `tower` service of servers and of receivers of webhooks.

pub use std::convert::Infallible;
pub use std::pin::Pin;
pub use std::task::{Context, Poll};

pub use http::{Request, Response};
pub use tower_service::Service;

pub use crate::runtime::body::{Body, BoxError, HttpBody};

/// Implements the `tower` service of a type that has an implementation of a trait as parameter, and is cloned for each request:
/// `tower::implement!(Server, Api, server, request => server.handle(request))`.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_tower {
    ($service:ident, $api:ident, $clone:ident, $request:ident => $response:expr) => {
        impl<A, B>
            $crate::runtime::server::tower::Service<$crate::runtime::server::tower::Request<B>>
            for $service<A>
        where
            A: $api,
            B: $crate::runtime::server::tower::HttpBody<
                    Data: Send,
                    Error: Into<$crate::runtime::server::tower::BoxError> + Send,
                > + Send
                + 'static,
        {
            type Response =
                $crate::runtime::server::tower::Response<$crate::runtime::server::tower::Body>;

            type Error = $crate::runtime::server::tower::Infallible;

            type Future = $crate::runtime::server::tower::Pin<
                Box<dyn Future<Output = Result<Self::Response, Self::Error>> + Send>,
            >;

            fn poll_ready(
                &mut self,
                _: &mut $crate::runtime::server::tower::Context<'_>,
            ) -> $crate::runtime::server::tower::Poll<Result<(), Self::Error>> {
                $crate::runtime::server::tower::Poll::Ready(Ok(()))
            }

            fn call(
                &mut self,
                $request: $crate::runtime::server::tower::Request<B>,
            ) -> Self::Future {
                let $clone = self.clone();
                Box::pin(async move { Ok($response.await) })
            }
        }
    };
}

pub use implement_tower as implement;
