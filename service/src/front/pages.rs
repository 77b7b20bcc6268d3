//! The pages by their paths, and what holds of all of them.

use std::collections::HashMap;
use std::future::ready;
use std::pin::Pin;
use std::sync::Arc;

use generated_server::Body;
use http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, LOCATION,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use http::{HeaderMap, HeaderName, HeaderValue, Method, Request, Response, StatusCode};

use super::{Answering, Document};
use crate::log;

type Making = Pin<Box<dyn Future<Output = Response<Body>> + Send>>;
type Page = Box<dyn Fn(&HeaderMap) -> Making + Send + Sync>;

/// Pages, each at one exact path. They answer `GET` and `HEAD`.
///
/// All their answers have the headers that keep a browser from using them as
/// something else than they are. Those of [`Pages::made`] are not to be kept.
#[derive(Clone, Default)]
pub struct Pages(Arc<HashMap<&'static str, Page>>);

impl Pages {
    /// No pages.
    pub fn none() -> Self {
        Self::default()
    }

    /// Adds what never changes.
    pub fn document(self, path: &'static str, document: Document) -> Self {
        self.with(
            path,
            Box::new(move |request| Box::pin(ready(document.answer(request)))),
        )
    }

    /// Adds what is made anew for each request: a whole body, and its media type.
    pub fn made<F, A>(self, path: &'static str, make: F) -> Self
    where
        F: Fn() -> A + Send + Sync + 'static,
        A: Future<Output = Response<Body>> + Send + 'static,
    {
        self.with(path, Box::new(move |_| Box::pin(make())))
    }

    /// Leads to another path, which may be relative.
    pub fn moved(self, path: &'static str, target: &'static str) -> Self {
        self.made(path, move || ready(redirect(target)))
    }

    fn with(mut self, path: &'static str, page: Page) -> Self {
        // They are put together before they are shared.
        if let Some(pages) = Arc::get_mut(&mut self.0) {
            pages.insert(path, page);
        }
        self
    }

    /// The answer to a request for a page; `None` if it is not for one.
    pub(super) fn answer<B>(&self, request: &Request<B>) -> Option<Answering> {
        let (&path, page) = self.0.get_key_value(request.uri().path())?;
        let is_head = request.method() == Method::HEAD;
        let is_known = is_head || request.method() == Method::GET;
        let making = is_known.then(|| page(request.headers()));
        Some(Box::pin(async move {
            let Some(making) = making else {
                // It is counted with all that is not described: there are many methods.
                return Ok(complete(not_allowed(), is_head));
            };
            let mut response = making.await;
            response.extensions_mut().insert(log::Page(path));
            Ok(complete(response, is_head))
        }))
    }
}

fn redirect(target: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::PERMANENT_REDIRECT;
    let target = HeaderValue::from_static(target);
    response.headers_mut().insert(LOCATION, target);
    response
}

fn not_allowed() -> Response<Body> {
    let mut response = Response::new(Body::from("this page answers GET and HEAD\n"));
    *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    let headers = response.headers_mut();
    headers.insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
    headers.insert(
        CONTENT_TYPE,
        HeaderValue::from_static("text/plain; charset=utf-8"),
    );
    response
}

/// What a page says unless it says something else itself.
const USUAL: [(HeaderName, &str); 6] = [
    (CACHE_CONTROL, "no-store"),
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; frame-ancestors 'none'",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (REFERRER_POLICY, "no-referrer"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
];

fn complete(mut response: Response<Body>, is_head: bool) -> Response<Body> {
    for (name, value) in USUAL {
        let header = response.headers_mut().entry(name);
        header.or_insert(HeaderValue::from_static(value));
    }
    let length = response.body().whole().map(<[u8]>::len);
    if let Some(length) = length.filter(|_| response.status() != StatusCode::NOT_MODIFIED) {
        response.headers_mut().insert(CONTENT_LENGTH, length.into());
    }
    if is_head {
        *response.body_mut() = Body::empty();
    }
    response
}
