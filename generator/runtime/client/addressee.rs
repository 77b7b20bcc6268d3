//! Where hooks are sent: to addresses that others chose.

use std::fmt::{self, Display};
use std::time::Duration;

use url::Url;

use super::address::BaseUrl;
use super::builder::{BuildError, Settings};
use super::request::Shared;
use super::retry::{RetryBudget, RetryPolicy};
use super::wire::Wire;

/// What the calls to all addresses share.
#[derive(Clone, Debug)]
pub struct Connections {
    wire: Wire,
    timeout: Duration,
    deadline: Option<Duration>,
    retry: RetryPolicy,
}

impl Connections {
    /// Sets the HTTP library up.
    pub fn new(settings: Settings) -> Result<Self, BuildError> {
        Ok(Self {
            wire: Wire::new(settings.stack, settings.response_limit)?,
            timeout: settings.timeout,
            deadline: settings.deadline,
            retry: settings.retry,
        })
    }

    /// What the calls to one address share.
    pub fn to(&self, address: &str) -> Result<Shared, InvalidAddress> {
        let base_url = parse(address)?;
        if !self.wire.reaches(&base_url) {
            let why = "needs TLS, and the feature `tls` is switched off".to_owned();
            return Err(InvalidAddress { why });
        }
        Ok(Shared {
            base_url,
            wire: self.wire.clone(),
            timeout: self.timeout,
            deadline: self.deadline,
            retry: self.retry.clone(),
            // One that is away spends nothing of the others.
            budget: RetryBudget::default(),
            answers: None,
        })
    }
}

/// Takes an absolute `http` or `https` address as it is, but for a fragment, which no request
/// carries. A user name or a password is refused: it would be shown wherever the address is.
pub fn parse(address: &str) -> Result<BaseUrl, InvalidAddress> {
    let invalid = |why: &str| InvalidAddress {
        why: why.to_owned(),
    };
    let mut url: Url = address
        .parse()
        .map_err(|error| invalid(&format!("is not valid: {error}")))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(invalid("is neither http nor https"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(invalid("has a user name or a password"));
    }
    url.set_fragment(None);
    Ok(BaseUrl(url.into()))
}

/// Why nothing can be sent to an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidAddress {
    why: String,
}

impl Display for InvalidAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "the address {}", self.why)
    }
}

impl std::error::Error for InvalidAddress {}
