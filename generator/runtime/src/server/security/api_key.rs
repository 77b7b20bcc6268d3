//! API keys in headers, queries and cookies.

use std::borrow::Cow;
use std::fmt;

use http::request::Parts;

use crate::runtime::server::cookies;
use crate::runtime::server::query;

/// An API key, redacted in `Debug`.
#[derive(Clone)]
pub struct ApiKeyCredential<'a>(Cow<'a, str>);

impl ApiKeyCredential<'_> {
    /// Returns the key.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for ApiKeyCredential<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("ApiKeyCredential(…)")
    }
}

/// The location of a credential in a request.
#[derive(Clone, Copy, Debug)]
pub enum KeyCarrier {
    /// A header, in lower case.
    Header(&'static str),
    /// A query parameter.
    Query(&'static str),
    /// A cookie.
    Cookie(&'static str),
}

/// Returns the key of a request; `None` if it is absent, repeated, empty or not text.
pub fn find(parts: &Parts, carrier: KeyCarrier) -> Option<ApiKeyCredential<'_>> {
    let key = match carrier {
        KeyCarrier::Header(name) => once(parts.headers.get_all(name).iter()).and_then(|value| {
            let text = std::str::from_utf8(value.as_bytes()).ok()?;
            Some(Cow::Borrowed(text.trim_ascii()))
        }),
        KeyCarrier::Query(name) => once(query_values(parts, name)).and_then(query::decode),
        KeyCarrier::Cookie(name) => once(cookies::values(&parts.headers, name))
            .and_then(|value| std::str::from_utf8(value).ok())
            .map(Cow::Borrowed),
    };
    key.filter(|key| !key.is_empty()).map(ApiKeyCredential)
}

/// Returns `true` if a request has a value, valid or not, at any of these locations.
pub fn any_sent(parts: &Parts, carriers: &[KeyCarrier]) -> bool {
    carriers.iter().any(|carrier| match *carrier {
        KeyCarrier::Header(name) => parts.headers.contains_key(name),
        KeyCarrier::Query(name) => query_values(parts, name).next().is_some(),
        KeyCarrier::Cookie(name) => cookies::values(&parts.headers, name).next().is_some(),
    })
}

fn once<T>(mut values: impl Iterator<Item = T>) -> Option<T> {
    let value = values.next()?;
    values.next().is_none().then_some(value)
}

/// Returns the encoded values of a query parameter.
fn query_values<'a>(parts: &'a Parts, name: &'static str) -> impl Iterator<Item = &'a str> {
    query::pairs(parts.uri.query().unwrap_or_default())
        .filter(move |(found, _)| query::decode(found).is_some_and(|found| found == name))
        .map(|(_, value)| value)
}
