//! A mock client for tests.
#![cfg(feature = "mock")]

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use http::header::HeaderName;
use http::{HeaderMap, HeaderValue, Method, Request, StatusCode, Uri};

use crate::runtime::body::Body;
use crate::runtime::client::builder::Settings;
use crate::runtime::client::call::{Operation, Outcome};
use crate::runtime::client::exchange::Responder;
use crate::runtime::client::failure::{Documented, Failure, TransportError};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::request::Shared;
use crate::runtime::client::request_url::BaseUrl;
use crate::runtime::client::retry::RetryBudget;
use crate::runtime::client::transport::{ResponseFuture, Transport};
use crate::runtime::client::wire::{Outgoing, Wire};

/// A mock that responds to the calls of its client without sending them. Clones are the same mock.
///
/// A call of an operation without a response fails with [`TransportError::Broken`], which names the
/// operation. Calls are not retried and do not time out; pagination by a header ends after one
/// page.
#[derive(Clone, Default)]
pub struct Mock(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    answers: HashMap<TypeId, Arc<Answer>>,
    requests: Vec<MockRequest>,
}

/// Responds to the calls of an operation.
type Answer = dyn Fn(&MockRequest) -> Box<dyn Any> + Send + Sync;

/// A recorded request.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MockRequest {
    /// The name of the operation type.
    pub operation: &'static str,
    /// The method.
    pub method: Method,
    /// The URL.
    pub uri: Uri,
    /// The headers.
    pub headers: HeaderMap,
    /// The bytes of the body; empty if it is streamed.
    pub body: Bytes,
}

impl MockRequest {
    /// Returns the encoded path.
    pub fn path(&self) -> &str {
        self.uri.path()
    }

    /// Returns the encoded query.
    pub fn query(&self) -> Option<&str> {
        self.uri.query()
    }
}

impl Mock {
    /// Creates a mock without responses.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the function that responds to the calls of an operation. The responses that it returns
    /// get their documented status: the lowest of a range, 500 for a `default` error.
    pub fn on<O>(
        &self,
        answer: impl Fn(&MockRequest) -> Outcome<O> + Send + Sync + 'static,
    ) -> &Self
    where
        O: Operation<Success: MockedSuccess, Failure: Documented>,
    {
        let answer = move |request: &MockRequest| -> Box<dyn Any> {
            let mut outcome: Outcome<O> = answer(request);
            match &mut outcome {
                Ok(success) => success.set_documented_status(O::STATUS),
                Err(Failure::Operation(failure)) => failure.set_documented_status(),
                Err(_) => {}
            }
            Box::new(outcome)
        };
        let answer = Arc::new(answer);
        self.lock().answers.insert(TypeId::of::<O>(), answer);
        self
    }

    /// Returns a client whose calls go to the mock.
    pub fn client<C: MockedClient>(&self) -> C {
        C::mocked(self)
    }

    /// Returns all requests so far, including those without a response.
    pub fn requests(&self) -> Vec<MockRequest> {
        self.lock().requests.clone()
    }

    /// Returns the state shared by the calls of the client with this `User-Agent`. `path` is the path of the base
    /// URL.
    #[doc(hidden)]
    pub fn share(&self, path: &str, user_agent: &'static str) -> Shared {
        let settings = Settings::new(user_agent);
        Shared {
            base_url: BaseUrl(format!("http://mock.invalid{path}"), false),
            user_agent,
            headers: None,
            wire: Wire {
                transport: Arc::new(self.clone()),
                speaks_tls: true,
                is_unix_socket: false,
                is_observed: true,
                limit: settings.response_limit,
                redirects: settings.redirects,
            },
            timeout: settings.timeout,
            deadline: None,
            retry: settings.retry,
            budget: RetryBudget::default(),
            keeps_body: false,
            answers: Some(Arc::new(self.clone())),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Responder for Mock {
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
        // The mock is unlocked here, so that the function can use it.
        answer.map(|answer| answer(&request))
    }
}

/// A client whose calls can go to a mock.
#[doc(hidden)]
pub trait MockedClient {
    /// Returns a client whose calls go to a mock.
    fn mocked(mock: &Mock) -> Self;
}

/// Requests that are not calls of an operation fail.
impl Transport for Mock {
    fn send(&self, _: Request<Body>) -> ResponseFuture<'_> {
        let error = TransportError::Broken("a mock client sends no requests".into());
        Box::pin(std::future::ready(Err(error)))
    }
}

impl fmt::Debug for Mock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Mock(..)")
    }
}

/// A success, or one of several, of which a mock sets the status.
#[doc(hidden)]
pub trait MockedSuccess {
    /// Sets the documented status, unless it was chosen. `only` is that of a response without
    /// alternatives.
    fn set_documented_status(&mut self, only: u16);
}

impl<T> MockedSuccess for Reply<T> {
    fn set_documented_status(&mut self, only: u16) {
        self.set_status(only);
    }
}

impl<T> Reply<T> {
    /// Creates a response with this body and no headers. Its status is 200 until a mock returns it,
    /// which sets the documented status.
    pub fn of(body: T) -> Self {
        Self::new(body, RawResponse::mocked(HeaderMap::new()))
    }

    /// Sets the status, which need not be the documented one.
    #[must_use]
    pub fn with_status(self, status: StatusCode) -> Self {
        let headers = self.header_map().clone();
        Self::new(
            self.into_body(),
            RawResponse::new(status, headers, Bytes::new()),
        )
    }

    /// Adds a header.
    #[must_use]
    pub fn with_header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.received_mut().append_header(name, value);
        self
    }
}
