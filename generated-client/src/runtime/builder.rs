// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! What the builder of every client has in common.

use std::fmt;
use std::time::Duration;

use super::address::{BaseUrl, InvalidBaseUrl};
use super::failure::BoxError;
use super::request::Shared;
use super::retry::{RetryBudget, RetryPolicy};
use super::stack::Stack;
use super::wire::Wire;

/// The settings of a client.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The time for one attempt: 30 s if not set.
    pub timeout: Duration,
    /// The time for a call with all its attempts: not bounded if not set.
    pub deadline: Option<Duration>,
    /// When a request is sent again.
    pub retry: RetryPolicy,
    /// The most bytes of the body of an answer: 8 MiB if not set.
    pub response_limit: usize,
    /// What requests are sent by.
    pub stack: Stack,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            timeout: Duration::from_secs(30),
            deadline: None,
            retry: RetryPolicy::default(),
            response_limit: 8 * 1024 * 1024,
            stack: Stack::default(),
        }
    }
}

impl Settings {
    /// What the calls of a client share.
    pub fn share(self, base_url: &str, suffix: &str) -> Result<Shared, BuildError> {
        let base_url = BaseUrl::parse(base_url, suffix).map_err(BuildError::BaseUrl)?;
        let wire = Wire::new(self.stack, self.response_limit)?;
        Ok(Shared {
            base_url: reached(base_url, &wire)?,
            wire,
            timeout: self.timeout,
            deadline: self.deadline,
            retry: self.retry,
            budget: RetryBudget::default(),
            answers: None,
        })
    }
}

/// The address, unless it needs TLS and there is none.
pub(super) fn reached(base_url: BaseUrl, wire: &Wire) -> Result<BaseUrl, BuildError> {
    match wire.reaches(&base_url) {
        true => Ok(base_url),
        false => Err(BuildError::WithoutTls),
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
    /// The client was given no transport, and this crate was built without its feature
    /// `reqwest`.
    WithoutTransport,
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
                "the base address needs TLS, and the feature `tls` is switched off",
            ),
            Self::WithoutTransport => formatter.write_str(
                "no transport was given, and the feature `reqwest` is switched off",
            ),
            Self::Transport(_) => formatter.write_str("the HTTP library could not be set up"),
        }
    }
}

impl std::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Transport(error) => Some(error.as_ref()),
            _ => None,
        }
    }
}
