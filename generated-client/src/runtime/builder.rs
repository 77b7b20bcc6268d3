// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! What the builder of every client has in common.

use std::fmt;
use std::time::Duration;

use super::address::{BaseUrl, InvalidBaseUrl};
use super::call::Shared;
use super::failure::BoxError;
use super::retry::RetryPolicy;
use super::transport::{HAS_TLS, Transport};

/// The settings of a client.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The time for one attempt: 30 s if not set.
    pub timeout: Duration,
    /// When a request is sent again.
    pub retry: RetryPolicy,
    /// The most bytes of the body of an answer: 8 MiB if not set.
    pub response_limit: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            timeout: Duration::from_secs(30),
            retry: RetryPolicy::default(),
            response_limit: 8 * 1024 * 1024,
        }
    }
}

impl Settings {
    /// What the calls of a client share.
    pub fn share(self, base_url: &str, suffix: &str) -> Result<Shared, BuildError> {
        let base_url = BaseUrl::parse(base_url, suffix).map_err(BuildError::BaseUrl)?;
        let base_url = with_tls(base_url)?;
        Ok(Shared {
            base_url,
            transport: Transport::new(self.response_limit).map_err(BuildError::Transport)?,
            timeout: self.timeout,
            retry: self.retry,
        })
    }
}

/// The address, unless it needs TLS and there is none.
pub(super) fn with_tls(base_url: BaseUrl) -> Result<BaseUrl, BuildError> {
    match base_url.is_https() && !HAS_TLS {
        true => Err(BuildError::WithoutTls),
        false => Ok(base_url),
    }
}

/// Why a client could not be built.
#[derive(Debug)]
#[non_exhaustive]
pub enum BuildError {
    /// The base address is not one of this API.
    BaseUrl(InvalidBaseUrl),
    /// The credential of this name is empty, or has characters that its place in a request
    /// cannot carry.
    Credential(&'static str),
    /// The base address begins with `https`, and this crate was built without its
    /// feature `tls`.
    WithoutTls,
    /// The HTTP library could not be set up.
    Transport(BoxError),
}

impl fmt::Display for BuildError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BaseUrl(invalid) => invalid.fmt(formatter),
            Self::Credential(name) => {
                write!(
                    formatter,
                    "the credential `{name}` is empty, or has characters that a request cannot carry"
                )
            }
            Self::WithoutTls => formatter.write_str(
                "the base address needs TLS, and the feature `tls` of the client is switched off",
            ),
            Self::Transport(_) => formatter.write_str("the HTTP library could not be set up"),
        }
    }
}

impl std::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::BaseUrl(_) | Self::Credential(_) | Self::WithoutTls => None,
            Self::Transport(error) => Some(error.as_ref()),
        }
    }
}
