//! The parts of a call that do not depend on its operation, and are compiled once.

use std::borrow::Cow;
use std::fmt::Display;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::{ACCEPT, CONTENT_TYPE, COOKIE, USER_AGENT};
use http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, Uri};

use crate::runtime::client::body_source::BodySource;
use crate::runtime::client::call::Streamed;
use crate::runtime::client::credential::Credential;
use crate::runtime::client::custom_headers::{ClientHeaders, CustomHeaders};
use crate::runtime::client::exchange::{Exchange, Responder};
use crate::runtime::client::failure::{InvalidRequest, RequestViolation};
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::request_url::{BaseUrl, ListStyle, Pair, Path, encode, text};
use crate::runtime::client::retry::{RetryBudget, RetryPolicy};
use crate::runtime::client::wire::{Outgoing, Wire};
use crate::runtime::encode::Encode;
use crate::runtime::json_body;

/// The state shared by all calls of a client.
#[derive(Clone, Debug)]
pub struct Shared {
    /// The base URL.
    pub base_url: BaseUrl,
    /// The value of `User-Agent`: visible ASCII characters.
    pub user_agent: &'static str,
    /// The headers that the program adds to all calls, if any.
    pub headers: Option<ClientHeaders>,
    /// The transport.
    pub wire: Wire,
    /// The timeout of one attempt.
    pub timeout: Duration,
    /// The overall deadline of a call, if any.
    pub deadline: Option<Duration>,
    /// The retry policy.
    pub retry: RetryPolicy,
    /// The remaining budget of retries.
    pub budget: RetryBudget,
    /// `true` if the bodies of responses are kept after they were decoded.
    pub keeps_body: bool,
    /// The mock, if any.
    pub answers: Option<Arc<dyn Responder>>,
}

/// The location of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Location {
    Query,
    Header,
    Cookie,
}

/// The headers and extensions that a program adds to a request.
#[derive(Debug, Default)]
pub(crate) struct Custom {
    pub(crate) headers: CustomHeaders,
    pub(crate) extensions: Extensions,
}

/// The request of a call, while it is built.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) shared: Shared,
    method: Method,
    path: Path,
    query: Vec<Pair>,
    /// The encoded query before the pairs, if it is one value.
    pub(crate) whole_query: Option<Box<str>>,
    cookies: Vec<(&'static str, String)>,
    /// The parameters that cannot be represented.
    invalid: Vec<(Location, &'static str)>,
    /// The violations of the description.
    pub(crate) broken: Vec<RequestViolation>,
    pub(crate) headers: HeaderMap,
    /// The additions of the program, boxed because a call is moved often and should be small.
    pub(crate) custom: Option<Box<Custom>>,
    pub(crate) credentials: Vec<Credential>,
    body: Option<Result<Arc<dyn BodySource>, Box<InvalidRequest>>>,
    /// `true` if the request may be sent twice.
    pub(crate) is_repeatable: bool,
}

impl Request {
    pub(crate) fn new(shared: &Shared, method: Method, path: Path) -> Self {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
        headers.insert(USER_AGENT, HeaderValue::from_static(shared.user_agent));
        Self {
            shared: shared.clone(),
            is_repeatable: method.is_idempotent(),
            method,
            path,
            query: Vec::new(),
            whole_query: None,
            cookies: Vec::new(),
            invalid: Vec::new(),
            broken: Vec::new(),
            headers,
            custom: None,
            credentials: Vec::new(),
            body: None,
        }
    }

    /// Returns the additions of the program, to add more.
    pub(crate) fn custom(&mut self) -> &mut Custom {
        self.custom.get_or_insert_default()
    }

    pub(crate) fn set_credentials(&mut self, alternatives: &[&[Option<&Credential>]]) {
        let whole = |all: &&[Option<&Credential>]| all.iter().map(|one| one.cloned()).collect();
        let chosen: Option<Vec<Credential>> = alternatives.iter().find_map(whole);
        self.credentials = chosen.unwrap_or_default();
    }

    pub(crate) fn accept(&mut self, media_types: &'static str) {
        let media_types = HeaderValue::from_static(media_types);
        self.headers.insert(ACCEPT, media_types);
    }

    pub(crate) fn set_json(&mut self, media_type: &'static str, body: &dyn Encode) {
        let body = json_body::encode(body);
        let media_type = HeaderValue::from_static(media_type);
        self.set_body(
            media_type,
            body.map_err(|error| InvalidRequest::body(&error)),
        );
    }

    pub(crate) fn set_body(
        &mut self,
        media_type: HeaderValue,
        body: Result<Bytes, InvalidRequest>,
    ) {
        self.headers.insert(CONTENT_TYPE, media_type);
        let body = body.map(|body| Arc::new(body) as Arc<dyn BodySource>);
        self.body = Some(body.map_err(Box::new));
    }

    pub(crate) fn set_source(&mut self, media_type: HeaderValue, source: Arc<dyn BodySource>) {
        self.headers.insert(CONTENT_TYPE, media_type);
        self.body = Some(Ok(source));
    }

    pub(crate) fn set_query_text(
        &mut self,
        name: &'static str,
        value: &dyn Display,
        encode: fn(&str) -> String,
    ) {
        match text(value) {
            Some(text) => self.set_query(name, vec![encode(&text)]),
            None => self.refuse(Location::Query, name),
        }
    }

    pub(crate) fn set_query_list(
        &mut self,
        name: &'static str,
        style: ListStyle,
        items: Option<&[String]>,
        encode: fn(&str) -> String,
    ) {
        match items.and_then(|items| style.write(items, encode)) {
            Some(values) => self.set_query(name, values),
            None => self.refuse(Location::Query, name),
        }
    }

    pub(crate) fn set_header_text(&mut self, name: &'static str, value: &dyn Display) {
        match text(value) {
            Some(text) => self.set_header(name, &text),
            None => self.refuse(Location::Header, name),
        }
    }

    pub(crate) fn set_header_list(&mut self, name: &'static str, items: Option<&[String]>) {
        let is_unclear = |item: &String| {
            item.is_empty() || item.contains(',') || item.trim_ascii() != item.as_str()
        };
        match items {
            Some([]) => self.remove_header(name),
            Some(items) if !items.iter().any(is_unclear) => {
                self.set_header(name, &items.join(","));
            }
            Some(_) | None => self.refuse(Location::Header, name),
        }
    }

    pub(crate) fn remove_header(&mut self, name: &'static str) {
        self.accept_parameter(Location::Header, name);
        self.headers.remove(name);
    }

    /// Notes that a parameter cannot be represented.
    pub(crate) fn refuse(&mut self, location: Location, name: &'static str) {
        self.invalid.push((location, name));
    }

    /// Forgets that an earlier value of a parameter could not be represented.
    pub(crate) fn accept_parameter(&mut self, location: Location, name: &'static str) {
        self.invalid.retain(|known| *known != (location, name));
    }

    pub(crate) fn set_query(&mut self, name: &'static str, values: Vec<String>) {
        let pairs = values.into_iter().map(|value| (Cow::Borrowed(name), value));
        self.set_pairs(name, pairs);
    }

    /// Replaces the pairs of a parameter in the query.
    pub(crate) fn set_pairs(
        &mut self,
        parameter: &'static str,
        pairs: impl IntoIterator<Item = (Cow<'static, str>, String)>,
    ) {
        self.accept_parameter(Location::Query, parameter);
        self.query.retain(|known| known.parameter != parameter);
        let pairs = pairs.into_iter().map(|(name, value)| Pair {
            parameter,
            name,
            value,
        });
        self.query.extend(pairs);
    }

    /// Sets a header. White space around a value would be lost.
    pub(crate) fn set_header(&mut self, name: &'static str, value: &str) {
        let value = (value.trim_ascii() == value).then(|| HeaderValue::from_str(value));
        match value {
            Some(Ok(value)) => {
                self.accept_parameter(Location::Header, name);
                self.headers.insert(HeaderName::from_static(name), value);
            }
            Some(Err(_)) | None => self.refuse(Location::Header, name),
        }
    }

    pub(crate) fn set_cookie_text(&mut self, name: &'static str, value: &dyn Display) {
        match text(value) {
            Some(text) => self.set_cookie(name, Some(encoded(&text))),
            None => self.refuse(Location::Cookie, name),
        }
    }

    pub(crate) fn set_cookie(&mut self, name: &'static str, value: Option<String>) {
        self.accept_parameter(Location::Cookie, name);
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

    pub(crate) fn connection(
        mut self,
        operation: &'static OperationInfo,
        streamed: &'static [Streamed],
    ) -> Result<Exchange, InvalidRequest> {
        if let Some((_, name)) = self.invalid.first() {
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
        let of_client = self
            .shared
            .headers
            .as_deref()
            .map_or(&[][..], Vec::as_slice);
        let Custom {
            headers: custom,
            mut extensions,
        } = self.custom.map(|custom| *custom).unwrap_or_default();
        let custom = custom.add(&mut self.headers, of_client)?;
        if self.shared.wire.is_observed {
            extensions.insert(*operation);
        }
        if let Some(name) = with_foreign_name(&self.query) {
            return Err(InvalidRequest::Parameter(name));
        }
        let mut path = self.path.finish()?;
        if let Some(query) = self.whole_query {
            path = format!("{path}?{query}");
        }
        let address = self.shared.base_url.join(&path, &self.query);
        let uri = Uri::try_from(address);
        let outgoing = Outgoing {
            method: self.method,
            uri: uri.map_err(|error| InvalidRequest::Url(error.to_string()))?,
            headers: self.headers,
            custom: (!custom.is_empty()).then(|| custom.into()),
            extensions,
            operation: Some(operation),
            body: self.body.transpose().map_err(|invalid| *invalid)?,
            timeout: self.shared.timeout,
            streamed,
        };
        Ok(Exchange {
            wire: self.shared.wire,
            retry: self.shared.retry,
            budget: self.shared.budget,
            deadline: self.shared.deadline,
            keeps_body: self.shared.keeps_body,
            answers: self.shared.answers,
            is_repeatable: self.is_repeatable,
            outgoing,
            sources,
        })
    }
}

pub(crate) fn encoded(text: &str) -> String {
    encode(text).to_string()
}

/// Returns the parameter with a map whose key is the query name of another parameter or credential.
pub(crate) fn with_foreign_name(query: &[Pair]) -> Option<&'static str> {
    let own_names = query.iter().filter(|pair| pair.name != pair.parameter);
    let mut foreign = own_names.filter(|pair| {
        let mut others = query.iter();
        others.any(|other| other.parameter != pair.parameter && other.name == pair.name)
    });
    foreign.next().map(|pair| pair.parameter)
}
