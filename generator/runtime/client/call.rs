//! A call of an operation: described by plain functions, made by `send`.

use std::borrow::Cow;
use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::{ACCEPT, CONTENT_TYPE, COOKIE, USER_AGENT};
use http::{HeaderMap, HeaderName, HeaderValue, Method, Uri};

use super::address::{BaseUrl, ListStyle, Pair, Path, encode};
use super::body_source::Source;
use super::connection::{Answers, Connection};
use super::credential::Credential;
use super::encode::{self, Encode};
use super::failure::{BrokenRule, Failure, InvalidRequest};
use super::received::Received;
use super::retry::{RetryBudget, RetryPolicy};
use super::wire::{Outgoing, Wire};

/// How the client calls itself: the name and the version of this crate.
const NAME: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

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

/// What all calls of a client share.
#[derive(Clone, Debug)]
pub struct Shared {
    /// Where to.
    pub base_url: BaseUrl,
    /// By what.
    pub wire: Wire,
    /// The time for one attempt.
    pub timeout: Duration,
    /// The time for a call with all its attempts, if it is bounded.
    pub deadline: Option<Duration>,
    /// When a request is sent again.
    pub retry: RetryPolicy,
    /// What is left for that.
    pub budget: RetryBudget,
    /// What answers in place of a server.
    pub answers: Option<Arc<dyn Answers>>,
}

/// A call of an operation, which is made by [`send`](Self::send).
#[derive(Debug)]
#[must_use = "a call does nothing until it is sent"]
pub struct Call<O> {
    pub(super) request: Request,
    operation: PhantomData<fn() -> O>,
}

/// What of a call does not depend on its operation.
#[derive(Debug)]
pub(super) struct Request {
    shared: Shared,
    method: Method,
    path: Path,
    query: Vec<Pair>,
    cookies: Vec<(&'static str, String)>,
    /// A parameter whose value cannot be sent.
    invalid: Option<&'static str>,
    /// The rules of the description that are broken.
    pub(super) broken: Vec<BrokenRule>,
    pub(super) headers: HeaderMap,
    pub(super) credentials: Vec<Credential>,
    body: Option<Result<Arc<dyn Source>, InvalidRequest>>,
    /// Whether to send it twice is as good as once.
    pub(super) is_repeatable: bool,
}

impl<O: Operation> Call<O> {
    /// A call without parameters or a body.
    #[doc(hidden)]
    pub fn new(shared: &Shared, method: Method, path: impl Into<Path>) -> Self {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
        headers.insert(USER_AGENT, HeaderValue::from_static(NAME));
        let request = Request {
            shared: shared.clone(),
            is_repeatable: method.is_idempotent(),
            method,
            path: path.into(),
            query: Vec::new(),
            cookies: Vec::new(),
            invalid: None,
            broken: Vec::new(),
            headers,
            credentials: Vec::new(),
            body: None,
        };
        Self {
            request,
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
        let whole = |all: &&[Option<&Credential>]| all.iter().map(|one| one.cloned()).collect();
        let chosen: Option<Vec<Credential>> = alternatives.iter().find_map(whole);
        self.request.credentials = chosen.unwrap_or_default();
        self
    }

    /// Sets a query parameter.
    #[doc(hidden)]
    pub fn query(mut self, name: &'static str, value: impl Display) -> Self {
        let value = encode(&value.to_string()).to_string();
        self.request.set_query(name, [value]);
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
        match style.write(&texts(items), |item| encode(item).to_string()) {
            Some(values) => self.request.set_query(name, values),
            None => self.request.refuse(name),
        }
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
        let items = texts(items);
        let is_unclear = |item: &String| {
            item.is_empty() || item.contains(',') || item.trim_ascii() != item.as_str()
        };
        if items.iter().any(is_unclear) {
            self.request.refuse(name);
        } else if items.is_empty() {
            self.request.headers.remove(name);
        } else {
            self.request.set_header(name, &items.join(","));
        }
        self
    }

    /// Sets a cookie.
    #[doc(hidden)]
    pub fn cookie(mut self, name: &'static str, value: impl Display) -> Self {
        let value = encode(&value.to_string()).to_string();
        self.request.set_cookie(name, Some(value));
        self
    }

    /// Asks for answers of these media types.
    #[doc(hidden)]
    pub fn accept(mut self, media_types: &'static str) -> Self {
        let media_types = HeaderValue::from_static(media_types);
        self.request.headers.insert(ACCEPT, media_types);
        self
    }

    /// Sets a JSON body.
    pub fn json<T: Encode>(self, body: &T) -> Self {
        self.json_as("application/json", body)
    }

    /// Sets a JSON body of another media type.
    #[doc(hidden)]
    pub fn json_as<T: Encode>(self, media_type: &'static str, body: &T) -> Self {
        let media_type = HeaderValue::from_static(media_type);
        let body = encode::to_bytes(body).map(Bytes::from);
        self.body_of(media_type, body.ok_or(InvalidRequest::Body))
    }

    /// Sets a body that is sent as it is.
    #[doc(hidden)]
    pub fn whole(self, media_type: &'static str, body: impl Into<Bytes>) -> Self {
        self.body_of(HeaderValue::from_static(media_type), Ok(body.into()))
    }

    /// Sets a body, or tells why it cannot be sent.
    #[doc(hidden)]
    pub fn body_of(mut self, media_type: HeaderValue, body: Result<Bytes, InvalidRequest>) -> Self {
        self.request.headers.insert(CONTENT_TYPE, media_type);
        self.request.body = Some(body.map(|body| Arc::new(body) as Arc<dyn Source>));
        self
    }

    /// Sets a body that is made for each attempt.
    #[doc(hidden)]
    pub fn body_from(mut self, media_type: HeaderValue, body: impl Source + 'static) -> Self {
        self.request.headers.insert(CONTENT_TYPE, media_type);
        self.request.body = Some(Ok(Arc::new(body)));
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

impl Request {
    pub(super) fn refuse(&mut self, name: &'static str) {
        self.invalid.get_or_insert(name);
    }

    pub(super) fn set_query(&mut self, name: &'static str, values: impl IntoIterator<Item = String>) {
        let pairs = values.into_iter().map(|value| (Cow::Borrowed(name), value));
        self.set_pairs(name, pairs);
    }

    /// Sets all that a parameter has in the query.
    pub(super) fn set_pairs(
        &mut self,
        parameter: &'static str,
        pairs: impl IntoIterator<Item = (Cow<'static, str>, String)>,
    ) {
        self.query.retain(|known| known.parameter != parameter);
        let pairs = pairs.into_iter().map(|(name, value)| Pair {
            parameter,
            name,
            value,
        });
        self.query.extend(pairs);
    }

    /// A header does not keep the spaces around its value.
    pub(super) fn set_header(&mut self, name: &'static str, value: &str) {
        let value = (value.trim_ascii() == value).then(|| HeaderValue::from_str(value));
        match value {
            Some(Ok(value)) => {
                self.headers.insert(HeaderName::from_static(name), value);
            }
            Some(Err(_)) | None => self.refuse(name),
        }
    }

    pub(super) fn set_cookie(&mut self, name: &'static str, value: Option<String>) {
        self.cookies.retain(|(known, _)| *known != name);
        self.cookies.extend(value.map(|value| (name, value)));
    }

    fn set_cookies(&mut self) -> Result<(), InvalidRequest> {
        let cookies = self.cookies.iter();
        let pairs: Vec<String> = cookies
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        if let Some((first, _)) = self.cookies.first() {
            let value = HeaderValue::try_from(pairs.join("; "));
            let value = value.map_err(|_| InvalidRequest::Parameter(first))?;
            self.headers.insert(COOKIE, value);
        }
        Ok(())
    }

    pub(super) fn connection(mut self, streamed: &'static [Streamed]) -> Result<Connection, InvalidRequest> {
        if let Some(name) = self.invalid {
            return Err(InvalidRequest::Parameter(name));
        }
        if !self.broken.is_empty() {
            return Err(InvalidRequest::Broken(self.broken));
        }
        self.set_cookies()?;
        let mut sources = Vec::new();
        for credential in self.credentials {
            match credential {
                Credential::Provided(source) => sources.push(source),
                known => known.write(&mut self.headers, &mut self.query),
            }
        }
        let path = self.path.finish()?;
        let address = self.shared.base_url.join(&path, &self.query);
        let uri = Uri::try_from(address);
        let outgoing = Outgoing {
            method: self.method,
            uri: uri.map_err(|error| InvalidRequest::Address(error.to_string()))?,
            headers: self.headers,
            body: self.body.transpose()?,
            timeout: self.shared.timeout,
            streamed,
        };
        Ok(Connection {
            wire: self.shared.wire,
            retry: self.shared.retry,
            budget: self.shared.budget,
            deadline: self.shared.deadline,
            answers: self.shared.answers,
            is_repeatable: self.is_repeatable,
            outgoing,
            sources,
        })
    }
}
