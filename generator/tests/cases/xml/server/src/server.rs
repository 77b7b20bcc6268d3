// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The service that answers requests by an implementation of the trait.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Method, Request, Response};
use tower_service::Service;

use crate::api::Api;
use crate::operations::{
    add_book, get_shelf, list_books, put_list, put_note, put_shelf, Operation,
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
    body_limit: usize,
}

impl<A> Clone for Server<A> {
    fn clone(&self) -> Self {
        Self {
            api: Arc::clone(&self.api),
            body_limit: self.body_limit,
        }
    }
}

/// The most bytes of a body, if nothing else is set.
const DEFAULT_BODY_LIMIT: usize = 64 * 1024;

impl<A: Api> Server<A> {
    /// Serves an implementation.
    pub fn new(api: impl Into<Arc<A>>) -> Self {
        Self {
            api: api.into(),
            body_limit: DEFAULT_BODY_LIMIT,
        }
    }

    /// Refuses bodies of more than this count of bytes: 65,536 if not set.
    #[must_use]
    pub fn body_limit(mut self, bytes: usize) -> Self {
        self.body_limit = bytes;
        self
    }
}

impl<A: Api> Server<A> {
    /// Answers a request.
    pub async fn handle<B>(&self, request: Request<B>) -> Response<Body>
    where
        B: http_body::Body,
    {
        let (parts, body) = request.into_parts();
        let api = &*self.api;
        match router::find(&parts.method, parts.uri.path()) {
            Ok((Operation::AddBook, _)) => {
                add_book::serve(api, &parts, body, self.body_limit).await
            }
            Ok((Operation::GetShelf, [id])) => get_shelf::serve(api, &parts, id).await,
            Ok((Operation::PutShelf, [id])) => {
                put_shelf::serve(api, &parts, id, body, self.body_limit).await
            }
            Ok((Operation::ListBooks, _)) => list_books::serve(api, &parts).await,
            Ok((Operation::PutList, _)) => {
                put_list::serve(api, &parts, body, self.body_limit).await
            }
            Ok((Operation::PutNote, _)) => {
                put_note::serve(api, &parts, body, self.body_limit).await
            }
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
