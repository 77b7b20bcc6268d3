//! Credentials: validated when a client is built, and redacted in `Debug`.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use http::header::{AUTHORIZATION, COOKIE};
use http::{HeaderMap, HeaderName, HeaderValue};

use crate::runtime::client::builder::BuildError;
use crate::runtime::client::credential_provider::RenewableCredential;
use crate::runtime::client::request_url::{Pair, encode};

/// A secret string, redacted in `Debug`.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// Wraps a text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Returns a bearer token (RFC 6750) for the security scheme `name`. An empty token is rejected
    /// here rather than by the server.
    #[doc(hidden)]
    pub fn bearer(&self, name: &'static str) -> Result<Credential, BuildError> {
        self.http(name, "Bearer")
    }

    /// Returns credentials for an HTTP authentication scheme.
    #[doc(hidden)]
    pub fn http(&self, name: &'static str, scheme: &str) -> Result<Credential, BuildError> {
        let text = format!("{scheme} {}", self.text(name)?);
        Ok(Credential::Header(AUTHORIZATION, value(name, text)?))
    }

    /// Returns a key in a header.
    #[doc(hidden)]
    pub fn header(&self, name: &'static str, header: HeaderName) -> Result<Credential, BuildError> {
        let text = self.text(name)?.to_owned();
        Ok(Credential::Header(header, value(name, text)?))
    }

    /// Returns a key in a query parameter.
    #[doc(hidden)]
    pub fn query(
        &self,
        name: &'static str,
        parameter: &'static str,
    ) -> Result<Credential, BuildError> {
        Ok(Credential::Query(parameter, self.text(name)?.to_owned()))
    }

    /// Returns a key in a query parameter whose name is chosen at run time.
    #[doc(hidden)]
    pub fn named_query(
        &self,
        name: &'static str,
        parameter: &str,
    ) -> Result<Credential, BuildError> {
        Ok(Credential::NamedQuery {
            scheme: name,
            parameter: parameter.to_owned(),
            key: self.text(name)?.to_owned(),
        })
    }

    /// Returns a key in a cookie.
    #[doc(hidden)]
    pub fn cookie(
        &self,
        name: &'static str,
        cookie: &'static str,
    ) -> Result<Credential, BuildError> {
        self.named_cookie(name, cookie)
    }

    /// Returns a key in a cookie (RFC 6265, section 4.1.1) whose name is chosen at run time.
    #[doc(hidden)]
    pub fn named_cookie(&self, name: &'static str, cookie: &str) -> Result<Credential, BuildError> {
        let text = self.text(name)?;
        let is_octet = |byte: u8| byte.is_ascii_graphic() && !b"\",;\\".contains(&byte);
        if !text.bytes().all(is_octet) {
            return Err(BuildError::Credential(name));
        }
        Ok(Credential::Cookie(value(name, format!("{cookie}={text}"))?))
    }

    fn text(&self, name: &'static str) -> Result<&str, BuildError> {
        match self.0.trim().is_empty() {
            true => Err(BuildError::Credential(name)),
            false => Ok(&self.0),
        }
    }
}

fn value(name: &'static str, text: String) -> Result<HeaderValue, BuildError> {
    let mut value = HeaderValue::try_from(text).map_err(|_| BuildError::Credential(name))?;
    value.set_sensitive(true);
    Ok(value)
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(…)")
    }
}

/// A credential and its location in a request, redacted in `Debug`.
#[derive(Clone)]
pub enum Credential {
    /// A header.
    Header(HeaderName, HeaderValue),
    /// A query parameter.
    Query(&'static str, String),
    /// A query parameter whose name is chosen at run time.
    NamedQuery {
        /// The name of the security scheme.
        scheme: &'static str,
        /// The name, not encoded.
        parameter: String,
        /// The key, not encoded.
        key: String,
    },
    /// A cookie.
    Cookie(HeaderValue),
    /// A credential that is provided for each request.
    Provided(Arc<dyn RenewableCredential>),
}

impl Credential {
    /// Writes the credential to a request, replacing any other value in its location. The query is
    /// encoded.
    pub fn write(&self, headers: &mut HeaderMap, query: &mut Vec<Pair>) {
        match self {
            Self::Header(name, value) => {
                headers.insert(name, value.clone());
            }
            Self::Query(name, key) => {
                query.retain(|known| known.name != *name);
                query.push(Pair {
                    parameter: name,
                    name: Cow::Borrowed(name),
                    value: encode(key).to_string(),
                });
            }
            Self::NamedQuery {
                scheme,
                parameter,
                key,
            } => {
                query.retain(|known| known.name != *parameter);
                query.push(Pair {
                    parameter: scheme,
                    name: Cow::Owned(parameter.clone()),
                    value: encode(key).to_string(),
                });
            }
            Self::Cookie(cookie) => {
                let cookies = match headers.get(COOKIE) {
                    Some(known) => joined(known, cookie),
                    None => cookie.clone(),
                };
                headers.insert(COOKIE, cookies);
            }
            // The provided credential is written instead.
            Self::Provided(_) => {}
        }
    }
}

/// Adds a cookie to a `Cookie` header, of which a request has at most one (RFC 6265, section 5.4).
/// Replaces cookies of the same names.
pub(crate) fn joined(known: &HeaderValue, cookie: &HeaderValue) -> HeaderValue {
    let names = cookies(cookie).map(cookie_name);
    let names: Vec<_> = names.collect();
    let mut all = Vec::new();
    for other in cookies(known) {
        if !names.contains(&cookie_name(other)) {
            all.extend_from_slice(other);
            all.extend_from_slice(b"; ");
        }
    }
    all.extend_from_slice(cookie.as_bytes());
    let both = HeaderValue::try_from(all);
    let mut both = both.unwrap_or_else(|_| cookie.clone());
    both.set_sensitive(true);
    both
}

fn cookies(header: &HeaderValue) -> impl Iterator<Item = &[u8]> {
    let cookies = header.as_bytes().split(|byte| *byte == b';');
    cookies.map(<[u8]>::trim_ascii)
}

fn cookie_name(cookie: &[u8]) -> Option<&[u8]> {
    cookie.split(|byte| *byte == b'=').next()
}

impl fmt::Debug for Credential {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Credential(…)")
    }
}
