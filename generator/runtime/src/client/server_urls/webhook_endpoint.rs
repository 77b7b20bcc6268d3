//! Target URLs of webhooks and callbacks.

use std::fmt::{self, Display};
use std::time::Duration;

use url::Url;

use crate::runtime::client::builder::{BuildError, Settings};
use crate::runtime::client::custom_headers::ClientHeaders;
use crate::runtime::client::request::Shared;
use crate::runtime::client::request_url::BaseUrl;
use crate::runtime::client::retry::{RetryBudget, RetryPolicy};
use crate::runtime::client::wire::Wire;

/// The connection pool shared by the calls to all target URLs.
#[derive(Clone, Debug)]
pub struct Connections {
    user_agent: &'static str,
    headers: Option<ClientHeaders>,
    wire: Wire,
    timeout: Duration,
    deadline: Option<Duration>,
    retry: RetryPolicy,
}

impl Connections {
    /// Creates the sender, without a base URL.
    pub fn new(settings: Settings) -> Result<Self, BuildError> {
        Ok(Self {
            user_agent: settings.user_agent,
            headers: settings.headers.of_client()?,
            wire: Wire::new(settings.stack, settings.response_limit, settings.redirects)?,
            timeout: settings.timeout,
            deadline: settings.deadline,
            retry: settings.retry,
        })
    }

    /// Returns the state shared by the calls to one target URL.
    pub fn to(&self, address: &str) -> Result<Shared, InvalidEndpointUrl> {
        let base_url = parse(address)?;
        if !self.wire.reaches(&base_url) {
            let why = "TLS is required: enable the feature `tls`".to_owned();
            return Err(InvalidEndpointUrl { why });
        }
        Ok(Shared {
            base_url,
            user_agent: self.user_agent,
            headers: self.headers.clone(),
            wire: self.wire.clone(),
            timeout: self.timeout,
            deadline: self.deadline,
            retry: self.retry.clone(),
            // A target that is down does not use up the retries of others.
            budget: RetryBudget::default(),
            keeps_body: false,
            answers: None,
        })
    }
}

/// Parses an absolute `http` or `https` URL, and ignores its fragment. A URL with a user name or
/// password is rejected: it would be exposed wherever the URL is shown.
pub fn parse(address: &str) -> Result<BaseUrl, InvalidEndpointUrl> {
    let invalid = |why: &str| InvalidEndpointUrl {
        why: why.to_owned(),
    };
    let mut url: Url = address
        .parse()
        .map_err(|error| invalid(&format!("{error}")))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(invalid("expected `http` or `https`"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(invalid("unexpected user name or password"));
    }
    url.set_fragment(None);
    Ok(BaseUrl(url.into(), false))
}

/// The reason why nothing can be sent to a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidEndpointUrl {
    why: String,
}

impl Display for InvalidEndpointUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "invalid URL: {}", self.why)
    }
}

impl std::error::Error for InvalidEndpointUrl {}
