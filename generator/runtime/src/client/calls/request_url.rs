//! Base URL, path and query of a request.

use std::borrow::Cow;
use std::fmt::{self, Display, Write};

use http::Uri;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use url::Url;

use crate::runtime::client::failure::InvalidRequest;

/// All but the unreserved characters (RFC 3986, section 2.3).
pub(crate) const RESERVED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// The base URL of an API: `https://api.example/v1`. It is `true` if it was written with a slash at
/// the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseUrl(pub(crate) String, pub(crate) bool);

/// The reason why a URL is not a base URL of this API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidBaseUrl {
    why: String,
}

impl InvalidBaseUrl {
    /// Creates the error from a reason, which follows "invalid base URL".
    #[doc(hidden)]
    pub const fn because(why: String) -> Self {
        Self { why }
    }
}

impl Display for InvalidBaseUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "invalid base URL: {}", self.why)
    }
}

impl std::error::Error for InvalidBaseUrl {}

impl BaseUrl {
    /// Parses an absolute `http` or `https` URL whose path ends in `suffix`. A trailing slash is
    /// ignored. A URL with a user name or password is rejected: it would be exposed wherever the
    /// URL is shown.
    pub fn parse(text: &str, suffix: &str) -> Result<Self, InvalidBaseUrl> {
        let invalid = InvalidBaseUrl::because;
        let url: Url = text.parse().map_err(|error| invalid(format!("{error}")))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(invalid("expected `http` or `https`".to_owned()));
        }
        if url.query().is_some() || url.fragment().is_some() {
            return Err(invalid("unexpected query or fragment".to_owned()));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(invalid("unexpected user name or password".to_owned()));
        }
        let base = url.as_str().trim_end_matches('/');
        if !url.path().trim_end_matches('/').ends_with(suffix) {
            return Err(invalid(format!("expected a path that ends in `{suffix}`")));
        }
        Ok(Self(base.to_owned(), text.ends_with('/')))
    }

    /// Resolves a reference (RFC 3986, section 5.2).
    pub fn resolve(&self, reference: &str) -> Result<Url, url::ParseError> {
        let slash = if self.1 { "/" } else { "" };
        Url::parse(&format!("{}{slash}", self.0))?.join(reference)
    }

    /// Returns the URL without a trailing slash.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the scheme, host and port.
    pub fn origin(&self) -> &str {
        let path = self.0.match_indices('/').nth(2);
        let end = path.map_or(self.0.len(), |(index, _)| index);
        self.0.get(..end).unwrap_or(&self.0)
    }

    /// Returns `true` if it requires TLS.
    pub(crate) fn is_https(&self) -> bool {
        self.0.starts_with("https:")
    }

    /// Returns the URL of a request. The values of its query are already encoded.
    pub(crate) fn join(&self, path: &str, query: &[Pair]) -> String {
        let mut address = format!("{}{path}", self.0);
        for Pair { name, value, .. } in query {
            let separator = if address.contains('?') { '&' } else { '?' };
            let name = encode(name);
            // Writing to a string never fails.
            let _ = write!(address, "{separator}{name}={value}");
        }
        address
    }
}

/// Returns the URL with these pairs in its query, replacing others of the same names.
pub(crate) fn with_pairs(uri: &Uri, pairs: &[Pair]) -> Result<Uri, InvalidRequest> {
    let text = uri.to_string();
    let (path, query) = text.split_once('?').unwrap_or((&text, ""));
    let added = pairs
        .iter()
        .map(|Pair { name, value, .. }| format!("{}={value}", encode(name)));
    let added: Vec<String> = added.collect();
    let name = |pair: &str| pair.split('=').next().unwrap_or_default().to_owned();
    let is_kept =
        |known: &&str| !known.is_empty() && added.iter().all(|pair| name(pair) != name(known));
    let kept = query.split('&').filter(is_kept).map(str::to_owned);
    let query: Vec<String> = kept.chain(added.iter().cloned()).collect();
    let uri = Uri::try_from(format!("{path}?{}", query.join("&")));
    uri.map_err(|error| InvalidRequest::Url(error.to_string()))
}

/// A name and a value in the query.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The parameter that the pair belongs to.
    pub parameter: &'static str,
    /// The name, not yet encoded.
    pub name: Cow<'static, str>,
    /// The value, encoded.
    pub value: String,
}

/// The serialization style of a list in the query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListStyle {
    /// `name=a&name=b`
    Repeated,
    /// `name=a,b`
    Commas,
    /// `name=a%20b`
    Spaces,
    /// `name=a%7Cb`
    Pipes,
}

impl ListStyle {
    /// Returns the query values for some items, or `None` if an item contains the delimiter. A list
    /// without items has no value. A comma in an item is encoded if commas delimit the items.
    pub(crate) fn write(self, items: &[String], encode: fn(&str) -> String) -> Option<Vec<String>> {
        let encoded: Vec<String> = items.iter().map(|item| encode(item)).collect();
        let (delimiter, between) = match self {
            Self::Repeated => return Some(encoded),
            // A comma in an item is percent-encoded, delimiters are not.
            Self::Commas => (None, ","),
            Self::Spaces => (Some(' '), "%20"),
            Self::Pipes => (Some('|'), "%7C"),
        };
        if items.is_empty() {
            return Some(Vec::new());
        }
        let is_unclear = |item: &String| delimiter.is_some_and(|one| item.contains(one));
        (!items.iter().any(is_unclear)).then(|| vec![encoded.join(between)])
    }
}

/// Formats a value; `None` if it has no text.
pub(crate) fn text(value: &dyn Display) -> Option<String> {
    let mut text = String::new();
    write!(text, "{value}").ok()?;
    Some(text)
}

pub(crate) fn encode(text: &str) -> impl Display {
    utf8_percent_encode(text, RESERVED)
}

/// The path of a request, relative to the base URL.
#[derive(Debug)]
pub struct Path {
    text: String,
    /// The first invalid parameter, and the reason.
    invalid: Option<(&'static str, &'static str)>,
    /// The last parameter of the last segment.
    last: Option<&'static str>,
}

impl From<&'static str> for Path {
    fn from(text: &'static str) -> Self {
        Self {
            text: text.to_owned(),
            invalid: None,
            last: None,
        }
    }
}

impl Path {
    /// Appends literal text of the template.
    #[must_use]
    pub fn text(mut self, text: &'static str) -> Self {
        match text.split_once('/') {
            None => self.text.push_str(text),
            Some((end, others)) => {
                self.text.push_str(end);
                self.end_segment();
                self.text.push('/');
                self.text.push_str(others);
            }
        }
        self
    }

    /// Appends the value of a path parameter.
    #[must_use]
    pub fn parameter(self, name: &'static str, value: impl Display) -> Self {
        match text(&value) {
            Some(text) => self.value(name, encode(&text)),
            None => self.refuse(name, "has no text"),
        }
    }

    /// Appends the value of a path parameter and the literal text that follows, which the value
    /// must not contain.
    #[must_use]
    pub fn parameter_before(
        mut self,
        name: &'static str,
        value: impl Display,
        text: &'static str,
    ) -> Self {
        let start = self.text.len();
        self = self.parameter(name, value).text(text);
        let written = self.text.get(start..).unwrap_or_default();
        let mut found = written.match_indices(text).map(|(index, _)| index);
        match found.find(|index| *index > 0) == written.len().checked_sub(text.len()) {
            true => self,
            false => self.refuse(name, "contains the text after it"),
        }
    }

    /// Appends an encoded value.
    pub(crate) fn value(mut self, name: &'static str, value: impl Display) -> Self {
        let start = self.text.len();
        // Writing to a string never fails.
        let _ = write!(self.text, "{value}");
        if self.text.len() == start {
            self.invalid.get_or_insert((name, "is empty"));
        }
        self.last = Some(name);
        self
    }

    /// Notes that a value cannot be sent.
    #[must_use]
    pub fn refuse(mut self, name: &'static str, reason: &'static str) -> Self {
        self.invalid.get_or_insert((name, reason));
        self
    }

    /// Returns the whole path.
    pub(crate) fn finish(mut self) -> Result<String, InvalidRequest> {
        self.end_segment();
        match self.invalid {
            None => Ok(self.text),
            Some((name, reason)) => Err(InvalidRequest::PathParameter(name, reason)),
        }
    }

    /// Rejects the segments `.` and `..`, which are removed from URLs (RFC 3986, section 5.2.4).
    fn end_segment(&mut self) {
        let Some(name) = self.last.take() else {
            return;
        };
        let reason = match self.text.rsplit('/').next() {
            Some(".") => "is `.`, which is removed from URLs",
            Some("..") => "is `..`, which is removed from URLs",
            _ => return,
        };
        self.invalid.get_or_insert((name, reason));
    }
}
