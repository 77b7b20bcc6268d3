//! Headers that a program adds to those of the description.

use std::sync::Arc;

pub use http::HeaderValue;
use http::header::{
    ACCEPT, AUTHORIZATION, CONTENT_LENGTH, CONTENT_TYPE, COOKIE, Entry, PROXY_AUTHORIZATION,
    TRANSFER_ENCODING, USER_AGENT,
};
use http::{HeaderMap, HeaderName};

use crate::runtime::client::credential::joined;

/// The headers that a program adds to a call, or to all calls of a client.
#[derive(Clone, Debug, Default)]
pub struct CustomHeaders {
    entries: Vec<(HeaderName, HeaderValue)>,
    invalid: Option<InvalidHeader>,
}

/// The headers that a program adds to all calls of a client.
pub type ClientHeaders = Arc<Vec<(HeaderName, HeaderValue)>>;

/// A header that a program cannot set: its name, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidHeader(pub(crate) String, pub(crate) &'static str);

impl InvalidHeader {
    /// Returns the error for a header that the description already sets.
    pub(crate) fn of_description(name: &HeaderName) -> Self {
        invalid(name, "the description sets it")
    }
}

impl CustomHeaders {
    /// Sets a header. The first invalid one is an error when the headers are used.
    pub fn set(&mut self, name: impl AsRef<str>, value: impl TryInto<HeaderValue>) {
        self.insert(name.as_ref(), value.try_into().ok());
    }

    fn insert(&mut self, name: &str, value: Option<HeaderValue>) {
        match entry(name, value) {
            Ok((name, value)) => {
                self.entries.retain(|(known, _)| *known != name);
                self.entries.push((name, value));
            }
            Err(invalid) => {
                self.invalid.get_or_insert(invalid);
            }
        }
    }

    /// Returns the headers of a client. Those that depend on the call are invalid.
    pub(crate) fn of_client(self) -> Result<Option<ClientHeaders>, InvalidHeader> {
        let of_calls =
            |(name, _): &&(HeaderName, HeaderValue)| [ACCEPT, CONTENT_TYPE].contains(name);
        let entries = self.valid()?;
        match entries.iter().find(of_calls) {
            Some((name, _)) => Err(invalid(name, "each call sets it")),
            None => Ok((!entries.is_empty()).then(|| Arc::new(entries))),
        }
    }

    /// Adds the headers of a call to its request, and then those of the client. The headers of the description, which the
    /// request has already, take precedence.
    pub(crate) fn add(
        self,
        headers: &mut HeaderMap,
        of_client: &[(HeaderName, HeaderValue)],
    ) -> Result<Vec<HeaderName>, InvalidHeader> {
        let is_default = |name: &HeaderName| [ACCEPT, USER_AGENT].contains(name);
        let own = self.valid()?;
        let is_set = |(name, _): &&(HeaderName, HeaderValue)| {
            headers.contains_key(name) && !is_default(name)
        };
        if let Some((name, _)) = own.iter().find(is_set) {
            return Err(InvalidHeader::of_description(name));
        }
        if own.is_empty() && of_client.is_empty() {
            return Ok(Vec::new());
        }
        let names: Vec<HeaderName> = own.iter().map(|(name, _)| name.clone()).collect();
        headers.extend(own.into_iter().map(|(name, value)| (Some(name), value)));
        let of_client = of_client.iter().filter(|(name, _)| !names.contains(name));
        for (name, value) in of_client {
            add_default(headers, name, value);
        }
        Ok(names)
    }

    fn valid(self) -> Result<Vec<(HeaderName, HeaderValue)>, InvalidHeader> {
        match self.invalid {
            Some(invalid) => Err(invalid),
            None => Ok(self.entries),
        }
    }
}

fn entry(
    name: &str,
    value: Option<HeaderValue>,
) -> Result<(HeaderName, HeaderValue), InvalidHeader> {
    let invalid = |reason| InvalidHeader(name.to_owned(), reason);
    let parsed = HeaderName::try_from(name).map_err(|_| invalid("its name is invalid"))?;
    if [CONTENT_LENGTH, TRANSFER_ENCODING].contains(&parsed) {
        return Err(invalid("the transport sets it"));
    }
    let mut value = value.ok_or_else(|| invalid("its value is invalid"))?;
    if [AUTHORIZATION, COOKIE, PROXY_AUTHORIZATION].contains(&parsed) {
        value.set_sensitive(true);
    }
    Ok((parsed, value))
}

fn invalid(name: &HeaderName, reason: &'static str) -> InvalidHeader {
    InvalidHeader(name.as_str().to_owned(), reason)
}

/// Adds a header of the client, unless the request has it. Cookies are added to those of the request.
fn add_default(headers: &mut HeaderMap, name: &HeaderName, value: &HeaderValue) {
    match headers.entry(name) {
        Entry::Vacant(vacant) => {
            vacant.insert(value.clone());
        }
        Entry::Occupied(mut occupied) if *name == COOKIE => {
            let cookies = joined(value, occupied.get());
            occupied.insert(cookies);
        }
        Entry::Occupied(mut occupied) if *name == USER_AGENT => {
            occupied.insert(value.clone());
        }
        Entry::Occupied(_) => {}
    }
}
