//! Credentials of undeclared security schemes.

use std::fmt;

use http::HeaderName;
use http::header::{
    CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, COOKIE, HOST, TE, TRANSFER_ENCODING, UPGRADE,
};

use crate::runtime::client::builder::BuildError;
use crate::runtime::client::credential::{Credential, Secret};

/// A credential and its location in a request, for a security scheme that the description names but
/// does not declare. The secret is redacted in `Debug`.
#[derive(Clone)]
pub struct UndeclaredCredential {
    location: Location,
    name: String,
    secret: Secret,
}

/// The headers that no credential may set.
const OF_THE_TRANSPORT: [HeaderName; 8] = [
    CONNECTION,
    CONTENT_LENGTH,
    CONTENT_TYPE,
    COOKIE,
    HOST,
    TE,
    TRANSFER_ENCODING,
    UPGRADE,
];

#[derive(Clone, Copy, Debug)]
enum Location {
    Header,
    Query,
    Cookie,
}

impl UndeclaredCredential {
    /// A header and its whole value: `UndeclaredCredential::header("Authorization", "Bearer …")`.
    pub fn header(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self::new(Location::Header, name.into(), value.into())
    }

    /// A query parameter.
    pub fn query(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self::new(Location::Query, name.into(), value.into())
    }

    /// A cookie.
    pub fn cookie(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self::new(Location::Cookie, name.into(), value.into())
    }

    fn new(location: Location, name: String, value: String) -> Self {
        Self {
            location,
            name,
            secret: Secret::new(value),
        }
    }

    /// Parses `header:NAME=VALUE`, `query:NAME=VALUE` or `cookie:NAME=VALUE`.
    pub fn parse(text: &str) -> Option<Self> {
        let (location, rest) = text.split_once(':')?;
        let (name, value) = rest.split_once('=')?;
        let location = match location {
            "header" => Location::Header,
            "query" => Location::Query,
            "cookie" => Location::Cookie,
            _ => return None,
        };
        Some(Self::new(location, name.to_owned(), value.to_owned()))
    }

    /// Returns the credential of a security scheme.
    #[doc(hidden)]
    pub fn credential(&self, scheme: &'static str) -> Result<Credential, BuildError> {
        let wrong = || BuildError::Credential(scheme);
        match self.location {
            Location::Header => {
                let header = HeaderName::try_from(&self.name).map_err(|_| wrong())?;
                match OF_THE_TRANSPORT.contains(&header) {
                    true => Err(wrong()),
                    false => self.secret.header(scheme, header),
                }
            }
            Location::Query if self.name.is_empty() => Err(wrong()),
            Location::Query => self.secret.named_query(scheme, &self.name),
            Location::Cookie => self.secret.named_cookie(scheme, &self.name),
        }
    }
}

impl fmt::Debug for UndeclaredCredential {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { location, name, .. } = self;
        write!(formatter, "UndeclaredCredential({location:?}, {name:?}, …)")
    }
}
