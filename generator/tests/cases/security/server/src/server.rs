// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The service that answers requests by an implementation of the trait.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Method, Request, Response};
use tower_service::Service;

use crate::api::Api;
use crate::operations::{
    by_basic, by_cookie, by_default, by_digest, by_header, by_oauth, by_open_id,
    by_query, by_raw_header, by_token, either, open, open_too, perhaps, perhaps_either,
    together, Operation,
};
use crate::runtime::body::{Body, BoxError};
use crate::{gate, router};

/// Answers requests by an implementation of [`Api`].
///
/// It is a [`tower_service::Service`], and so mounts in hyper, axum, tonic or a
/// test. A clone shares the implementation.
#[derive(Debug)]
pub struct Server<A> {
    api: Arc<A>,
}

impl<A> Clone for Server<A> {
    fn clone(&self) -> Self {
        Self { api: Arc::clone(&self.api) }
    }
}

impl<A: Api> Server<A> {
    /// Serves an implementation.
    pub fn new(api: impl Into<Arc<A>>) -> Self {
        Self { api: api.into() }
    }
}

impl<A: Api> Server<A> {
    /// Answers a request.
    pub async fn handle<B>(&self, request: Request<B>) -> Response<Body>
    where
        B: http_body::Body,
    {
        let (parts, _) = request.into_parts();
        let api = &*self.api;
        match router::find(&parts.method, parts.uri.path()) {
            Ok((Operation::ByDefault, _)) => by_default::serve(api, &parts).await,
            Ok((Operation::ByHeader, _)) => by_header::serve(api, &parts).await,
            Ok((Operation::ByQuery, _)) => by_query::serve(api, &parts).await,
            Ok((Operation::ByCookie, _)) => by_cookie::serve(api, &parts).await,
            Ok((Operation::ByBasic, _)) => by_basic::serve(api, &parts).await,
            Ok((Operation::ByDigest, _)) => by_digest::serve(api, &parts).await,
            Ok((Operation::ByOauth, _)) => by_oauth::serve(api, &parts).await,
            Ok((Operation::ByOpenId, _)) => by_open_id::serve(api, &parts).await,
            Ok((Operation::ByToken, _)) => by_token::serve(api, &parts).await,
            Ok((Operation::ByRawHeader, _)) => by_raw_header::serve(api, &parts).await,
            Ok((Operation::Open, _)) => open::serve(api, &parts).await,
            Ok((Operation::OpenToo, _)) => open_too::serve(api, &parts).await,
            Ok((Operation::Perhaps, _)) => perhaps::serve(api, &parts).await,
            Ok((Operation::PerhapsEither, _)) => perhaps_either::serve(api, &parts).await,
            Ok((Operation::Together, _)) => together::serve(api, &parts).await,
            Ok((Operation::Either, _)) => either::serve(api, &parts).await,
            Err(rejection) => {
                let response = gate::refuse(api, &parts, rejection).await;
                without_body_for_head(&parts.method, response)
            }
        }
    }
}

/// The answer to `HEAD` has no body (RFC 9110, section 9.3.2).
fn without_body_for_head(method: &Method, response: Response<Body>) -> Response<Body> {
    if method == Method::HEAD { response.map(|_| Body::empty()) } else { response }
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
