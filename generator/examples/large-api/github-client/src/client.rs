// @generated from github.json by `openapi-crates generate`; do not edit.
//! The client, its builder and its environments.

use std::path::Path;

use crate::runtime::client::builder::{BuildError, Settings};
use crate::runtime::client::credential::{Credential, Secret};
use crate::runtime::client::credential_provider::{CredentialProvider, CredentialSource};
use crate::runtime::client::request::Shared;
use crate::runtime::client::{builder, unix_socket};

/// The API client. Clones share the connection pool.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) shared: Shared,
    pub(crate) token: Option<Credential>,
}

impl Client {
    /// Returns a builder for a client of an environment.
    pub fn builder(environment: Environment) -> ClientBuilder {
        ClientBuilder::new(environment)
    }
}

/// The `User-Agent`: the name and version of this crate.
const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// Builds a [`Client`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct ClientBuilder {
    environment: Environment,
    settings: Settings,
    token: Option<CredentialSource<Secret>>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::new(USER_AGENT),
            token: None,
        }
    }

    /// Sets the bearer token of `token`.
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(CredentialSource::Fixed(Secret::new(token)));
        self
    }

    /// Sets a provider of the bearer token of `token`.
    pub fn token_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.token = Some(CredentialSource::by(provider));
        self
    }

    /// Builds the client.
    pub fn build(self) -> Result<Client, BuildError> {
        Ok(Client {
            shared: self.settings.share(&self.environment.base_url, "")?,
            token: self
                .token
                .map(|source| source.credential(|token| token.bearer("token")))
                .transpose()?,
        })
    }
}

builder::implement!(ClientBuilder);

#[cfg(feature = "mock")]
impl crate::runtime::client::mock::MockedClient for Client {
    fn mocked(mock: &crate::runtime::client::mock::Mock) -> Self {
        let shared = mock.share("", USER_AGENT);
        Client { shared, token: None }
    }
}

/// An environment of the API: its base URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    base_url: String,
}

impl Environment {
    /// A custom base URL, for example of a test server.
    pub fn at(base_url: impl Into<String>) -> Self {
        Self { base_url: base_url.into() }
    }

    /// A server behind a unix socket, such as `/run/docker.sock`.
    pub fn unix(socket: impl AsRef<Path>) -> Self {
        Self::at(unix_socket::url(socket.as_ref(), ""))
    }

    /// Production
    ///
    /// `https://api.github.com`
    pub fn production() -> Self {
        Self::at("https://api.github.com")
    }
}
