// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! A call of an operation: described by plain functions, made by `send`.

use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::{HeaderValue, Method};

use super::address::{BaseUrl, ListStyle, Path};
use super::body_source::Source;
use super::credential::Credential;
use super::encode::Encode;
use super::failure::{Failure, InvalidRequest};
use super::received::Received;
use super::request::{Request, Shared, encoded};
use super::retry::RetryPolicy;

/// An operation: what its answers are.
pub trait Operation: 'static {
    /// What a success carries.
    type Success: 'static;
    /// How it fails.
    type Failure: 'static;
    /// The media type of the successes that are given as they come, by their statuses: the first
    /// that has a status counts. It is empty of those that are not.
    const STREAMED: &'static [Streamed] = &[];

    /// Decodes an answer by its status.
    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>>;
}

/// Statuses, and a media type or range.
pub type Streamed = (RangeInclusive<u16>, &'static str);

/// How a call of an operation ends.
pub type Outcome<O> = Result<<O as Operation>::Success, Failure<<O as Operation>::Failure>>;

/// A call of an operation, which is made by [`send`](Self::send).
#[derive(Debug)]
#[must_use = "a call does nothing until it is sent"]
pub struct Call<O> {
    pub(super) request: Request,
    operation: PhantomData<fn() -> O>,
}

impl<O: Operation> Call<O> {
    /// A call without parameters or a body.
    #[doc(hidden)]
    pub fn new(shared: &Shared, method: Method, path: impl Into<Path>) -> Self {
        Self {
            request: Request::new(shared, method, path.into()),
            operation: PhantomData,
        }
    }

    /// Makes the call at other servers than those of the API.
    #[doc(hidden)]
    pub fn served_by(mut self, base_url: &BaseUrl) -> Self {
        self.request.shared.base_url = base_url.clone();
        self
    }

    /// Sends a credential, if there is one.
    #[doc(hidden)]
    pub fn credential(self, credential: Option<&Credential>) -> Self {
        self.credentials(&[&[credential]])
    }

    /// Sends the credentials of the first of some alternatives of which all are there.
    #[doc(hidden)]
    pub fn credentials(mut self, alternatives: &[&[Option<&Credential>]]) -> Self {
        self.request.set_credentials(alternatives);
        self
    }

    /// Sets a query parameter.
    #[doc(hidden)]
    pub fn query(mut self, name: &'static str, value: impl Display) -> Self {
        self.request.set_query_text(name, &value);
        self
    }

    /// Sets a list in the query. One without items is not sent.
    #[doc(hidden)]
    pub fn query_list<T: Display>(
        mut self,
        name: &'static str,
        style: ListStyle,
        items: impl IntoIterator<Item = T>,
    ) -> Self {
        self.request.set_query_list(name, style, &texts(items), encoded);
        self
    }

    /// Sets a header. Its name is in lower case.
    #[doc(hidden)]
    pub fn header(mut self, name: &'static str, value: impl Display) -> Self {
        self.request.set_header(name, &value.to_string());
        self
    }

    /// Sets a list in a header. One without items is not sent.
    #[doc(hidden)]
    pub fn header_list<T: Display>(
        mut self,
        name: &'static str,
        items: impl IntoIterator<Item = T>,
    ) -> Self {
        self.request.set_header_list(name, &texts(items));
        self
    }

    /// Sets a cookie.
    #[doc(hidden)]
    pub fn cookie(mut self, name: &'static str, value: impl Display) -> Self {
        self.request.set_cookie(name, Some(encoded(&value.to_string())));
        self
    }

    /// Asks for answers of these media types.
    #[doc(hidden)]
    pub fn accept(mut self, media_types: &'static str) -> Self {
        self.request.accept(media_types);
        self
    }

    /// Sets a JSON body.
    #[doc(hidden)]
    pub fn json(self, body: &dyn Encode) -> Self {
        self.json_as("application/json", body)
    }

    /// Sets a JSON body of another media type.
    #[doc(hidden)]
    pub fn json_as(mut self, media_type: &'static str, body: &dyn Encode) -> Self {
        self.request.set_json(media_type, body);
        self
    }

    /// Sets a body that is sent as it is.
    #[doc(hidden)]
    pub fn whole(self, media_type: &'static str, body: impl Into<Bytes>) -> Self {
        self.body_of(HeaderValue::from_static(media_type), Ok(body.into()))
    }

    /// Sets a body, or tells why it cannot be sent.
    #[doc(hidden)]
    pub fn body_of(mut self, media_type: HeaderValue, body: Result<Bytes, InvalidRequest>) -> Self {
        self.request.set_body(media_type, body);
        self
    }

    /// Sets a body that is made for each attempt.
    #[doc(hidden)]
    pub fn body_from(mut self, media_type: HeaderValue, body: impl Source + 'static) -> Self {
        self.request.set_source(media_type, Arc::new(body));
        self
    }

    /// The same call as one of another operation.
    #[doc(hidden)]
    pub fn retyped<P: Operation>(self) -> Call<P> {
        Call {
            request: self.request,
            operation: PhantomData,
        }
    }

    /// The time for one attempt of this call.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.request.shared.timeout = timeout;
        self
    }

    /// The time for this call with all its attempts and the waits between them. An attempt that
    /// has not ended by then is [`TransportError::Deadline`](super::failure::TransportError).
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.request.shared.deadline = Some(deadline);
        self
    }

    /// When this call is sent again. What is left for that is the same for all calls of a client.
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.request.shared.retry = policy;
        self
    }

    /// Makes the call.
    pub async fn send(self) -> Result<O::Success, Failure<O::Failure>> {
        let connection = self.request.connection(O::STREAMED);
        let connection = connection.map_err(Failure::Invalid)?;
        if let Some(outcome) = connection.answered::<O>() {
            return outcome;
        }
        let received = connection.exchange().await.map_err(Failure::Transport)?;
        O::read(received.keep(connection))
    }
}

pub(super) fn texts<T: Display>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}
