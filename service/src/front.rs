//! What stands before the interface: pages, which need no key and count against
//! none.

mod conditions;
mod document;
mod pages;
#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use generated_server::Body;
use http::{Request, Response};
use tower_service::Service;

pub use self::document::Document;
pub use self::pages::Pages;

use crate::api;

/// An answer that is on its way.
pub type Answering = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

/// A service that answers requests for pages, and hands all others on unchanged.
#[derive(Clone)]
pub struct Front<S> {
    pages: Pages,
    interface: S,
}

impl<S> Front<S> {
    /// Puts `pages` before `interface`.
    pub const fn new(pages: Pages, interface: S) -> Self {
        Self { pages, interface }
    }
}

impl<S, B> Service<Request<B>> for Front<S>
where
    S: Service<Request<B>, Response = Response<Body>, Error = Infallible, Future = Answering>,
{
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answering;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.interface.poll_ready(context)
    }

    fn call(&mut self, request: Request<B>) -> Answering {
        match self.pages.answer(&request) {
            Some(answer) if api::fault(&request).is_none() => answer,
            // Which refuses one with a fault, whatever it asks for.
            _ => self.interface.call(request),
        }
    }
}
