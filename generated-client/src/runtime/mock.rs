// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! A client whose calls are answered by functions, for tests of what makes them.
#![cfg(feature = "mock")]

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use http::header::HeaderName;
use http::{HeaderMap, HeaderValue, Method, Request, StatusCode, Uri};

use super::address::BaseUrl;
use super::body::Body;
use super::builder::Settings;
use super::call::{Operation, Outcome};
use super::connection::Answers;
use super::failure::TransportError;
use super::received::Received;
use super::request::Shared;
use super::reply::Reply;
use super::retry::RetryBudget;
use super::transport::{Sending, Transport};
use super::wire::{Outgoing, Wire};

/// Answers the calls of its client, by their operations, without sending anything. A clone is the
/// same mock.
///
/// A call of an operation that was given no answer fails with [`TransportError::Broken`], which
/// names it. Nothing is sent again, and no time is over; of pages that are found by a header, there
/// is one.
#[derive(Clone, Default)]
pub struct Mock(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    answers: HashMap<TypeId, Arc<Answer>>,
    requests: Vec<MockRequest>,
}

/// What answers the calls of an operation, by its outcome.
type Answer = dyn Fn(&MockRequest) -> Box<dyn Any> + Send + Sync;

/// A request that would have been sent.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MockRequest {
    /// The name of the type of the operation.
    pub operation: &'static str,
    /// The method.
    pub method: Method,
    /// The address.
    pub uri: Uri,
    /// The headers.
    pub headers: HeaderMap,
    /// The bytes of the body; none where they are sent as they come.
    pub body: Bytes,
}

impl MockRequest {
    /// The path, as it is encoded.
    pub fn path(&self) -> &str {
        self.uri.path()
    }

    /// The query, as it is encoded.
    pub fn query(&self) -> Option<&str> {
        self.uri.query()
    }
}

impl Mock {
    /// A mock without an answer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers the calls of an operation, in place of the function that did so before.
    pub fn on<O: Operation>(
        &self,
        answer: impl Fn(&MockRequest) -> Outcome<O> + Send + Sync + 'static,
    ) -> &Self {
        let answer = move |request: &MockRequest| -> Box<dyn Any> { Box::new(answer(request)) };
        let answer = Arc::new(answer);
        self.lock().answers.insert(TypeId::of::<O>(), answer);
        self
    }

    /// The requests so far, those included that there was no answer to.
    pub fn requests(&self) -> Vec<MockRequest> {
        self.lock().requests.clone()
    }

    /// What the calls of its client share. `path` is that of the base address.
    #[doc(hidden)]
    pub fn share(&self, path: &str) -> Shared {
        let settings = Settings::default();
        Shared {
            base_url: BaseUrl(format!("http://mock.invalid{path}")),
            wire: Wire {
                transport: Arc::new(self.clone()),
                speaks_tls: true,
                limit: settings.response_limit,
            },
            timeout: settings.timeout,
            deadline: None,
            retry: settings.retry,
            budget: RetryBudget::default(),
            answers: Some(Arc::new(self.clone())),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Answers for Mock {
    fn answer(
        &self,
        asked: TypeId,
        name: &'static str,
        outgoing: &Outgoing,
    ) -> Option<Box<dyn Any>> {
        let body = outgoing.body.as_ref().and_then(|source| source.body());
        let body = body.and_then(|body| body.into_whole().ok());
        let request = MockRequest {
            operation: name.rsplit("::").next().unwrap_or(name),
            method: outgoing.method.clone(),
            uri: outgoing.uri.clone(),
            headers: outgoing.headers.clone(),
            body: body.unwrap_or_default(),
        };
        let answer = {
            let mut state = self.lock();
            state.requests.push(request.clone());
            state.answers.get(&asked).cloned()
        };
        // The mock is not locked meanwhile: a function may ask it.
        answer.map(|answer| answer(&request))
    }
}

/// What is not answered as a call of an operation is not sent.
impl Transport for Mock {
    fn send(&self, _: Request<Body>) -> Sending<'_> {
        let error = TransportError::Broken("a mock sends nothing".into());
        Box::pin(std::future::ready(Err(error)))
    }
}

impl fmt::Debug for Mock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Mock(..)")
    }
}

impl<T> Reply<T> {
    /// An answer with this body, with the status 200 and without headers.
    pub fn of(body: T) -> Self {
        Self::new(
            body,
            Received::new(StatusCode::OK, HeaderMap::new(), Bytes::new()),
        )
    }

    /// The same answer with another status.
    #[must_use]
    pub fn with_status(self, status: StatusCode) -> Self {
        self.changed(status, |_| {})
    }

    /// The same answer with a header.
    #[must_use]
    pub fn with_header(self, name: HeaderName, value: HeaderValue) -> Self {
        let status = self.status();
        self.changed(status, |headers| {
            headers.append(name, value);
        })
    }

    fn changed(self, status: StatusCode, change: impl FnOnce(&mut HeaderMap)) -> Self {
        let mut headers = self.header_map().clone();
        change(&mut headers);
        Self::new(
            self.into_body(),
            Received::new(status, headers, Bytes::new()),
        )
    }
}
