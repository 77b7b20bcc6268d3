// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Credentials: checked when a client is built, sent with its calls, and shown nowhere.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use http::header::{AUTHORIZATION, COOKIE};
use http::{HeaderMap, HeaderName, HeaderValue};

use super::address::{Pair, encode};
use super::builder::BuildError;
use super::provider::Source;

/// A secret text as it is set. Its `Debug` does not show it.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// Takes a text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// A bearer token (RFC 6750). `name` is what the credential is called, here as below. A text
    /// that is set, but empty, is refused here rather than by the server.
    pub fn bearer(&self, name: &'static str) -> Result<Credential, BuildError> {
        self.http(name, "Bearer")
    }

    /// The credentials of an HTTP authentication scheme.
    pub fn http(&self, name: &'static str, scheme: &str) -> Result<Credential, BuildError> {
        let text = format!("{scheme} {}", self.text(name)?);
        Ok(Credential::Header(AUTHORIZATION, value(name, text)?))
    }

    /// A key in a header.
    pub fn header(&self, name: &'static str, header: HeaderName) -> Result<Credential, BuildError> {
        let text = self.text(name)?.to_owned();
        Ok(Credential::Header(header, value(name, text)?))
    }

    /// A key in a query parameter.
    pub fn query(
        &self,
        name: &'static str,
        parameter: &'static str,
    ) -> Result<Credential, BuildError> {
        Ok(Credential::Query(parameter, self.text(name)?.to_owned()))
    }

    /// A key in a query parameter whose name the program chooses.
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

    /// A key in a cookie.
    pub fn cookie(
        &self,
        name: &'static str,
        cookie: &'static str,
    ) -> Result<Credential, BuildError> {
        self.named_cookie(name, cookie)
    }

    /// A key in a cookie (RFC 6265, section 4.1.1) whose name the program chooses.
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

/// A credential where it goes in a request. Its `Debug` does not show it.
#[derive(Clone)]
pub enum Credential {
    /// In this header.
    Header(HeaderName, HeaderValue),
    /// In the query parameter of this name.
    Query(&'static str, String),
    /// In a query parameter whose name the program chose.
    NamedQuery {
        /// What the credential is called.
        scheme: &'static str,
        /// The name, not encoded.
        parameter: String,
        /// The key, not encoded.
        key: String,
    },
    /// As this cookie.
    Cookie(HeaderValue),
    /// Whatever this source gives for each request.
    Provided(Arc<dyn Source>),
}

impl Credential {
    /// Writes the credential into a request whose query is encoded; what else is in its place has to go.
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
            // What it gives is written.
            Self::Provided(_) => {}
        }
    }
}

/// A credential among other cookies, for a request has one header of them at most (RFC 6265,
/// section 5.4). One of the same name goes. What can be in a header by itself can be there together.
fn joined(known: &HeaderValue, cookie: &HeaderValue) -> HeaderValue {
    let name = |cookie: &[u8]| {
        cookie
            .split(|byte| *byte == b'=')
            .next()
            .map(<[u8]>::to_vec)
    };
    let own = cookie.as_bytes();
    let others = known
        .as_bytes()
        .split(|byte| *byte == b';')
        .map(<[u8]>::trim_ascii);
    let mut all: Vec<&[u8]> = others.filter(|other| name(other) != name(own)).collect();
    all.push(own);
    let both = HeaderValue::try_from(all.join(&b"; "[..]));
    let mut both = both.unwrap_or_else(|_| cookie.clone());
    both.set_sensitive(true);
    both
}

impl fmt::Debug for Credential {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Credential(…)")
    }
}
