// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The client, its builder and its environments.

use std::path::Path;

use crate::runtime::client::builder::{BuildError, Settings};
use crate::runtime::client::credential::{Credential, Secret};
use crate::runtime::client::credential_provider::CredentialProvider;
use crate::runtime::client::request::Shared;
use crate::runtime::client::token_source::TokenSource;
use crate::runtime::client::{builder, unix_socket};
#[cfg(feature = "oauth2")]
use crate::runtime::client::oauth::{OAuthGrant, OAuthScheme};

/// The API client. Clones share the connection pool.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) shared: Shared,
    pub(crate) account: Option<Credential>,
}

impl Client {
    /// Returns a builder for a client of an environment.
    pub fn builder(environment: Environment) -> ClientBuilder {
        ClientBuilder::new(environment)
    }
}

#[cfg(feature = "oauth2")]
pub(crate) static ACCOUNT_SCHEME: OAuthScheme = OAuthScheme {
    name: "account",
    scopes: &["orders"],
    client_credentials: Some("/oauth/token"),
    token: Some("/oauth/token"),
    device_token: None,
    device_refresh: None,
    refresh: None,
    authorization: None,
    device_authorization: None,
};

/// The `User-Agent`: the name and version of this crate.
const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// Builds a [`Client`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct ClientBuilder {
    environment: Environment,
    settings: Settings,
    account: Option<TokenSource>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::new(USER_AGENT),
            account: None,
        }
    }

    /// Sets the access token of `account`.
    ///
    /// The account of a customer.
    pub fn account(mut self, token: impl Into<String>) -> Self {
        self.account = Some(TokenSource::fixed(Secret::new(token)));
        self
    }

    /// Sets a provider of the access token of `account`.
    pub fn account_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.account = Some(TokenSource::by(provider));
        self
    }

    /// Sets the OAuth 2.0 grant for the access tokens of `account`. They are requested
    /// through the transport of the client.
    #[cfg(feature = "oauth2")]
    pub fn account_grant(mut self, grant: OAuthGrant) -> Self {
        self.account = Some(TokenSource::Granted(&ACCOUNT_SCHEME, grant));
        self
    }

    /// Builds the client.
    pub fn build(self) -> Result<Client, BuildError> {
        let shared = self.settings.share(&self.environment.base_url, "/v1")?;
        Ok(Client {
            account: self
                .account
                .map(|source| {
                    source.credential(&shared, |token| token.bearer("account"))
                })
                .transpose()?,
            shared,
        })
    }
}

builder::implement!(ClientBuilder);

#[cfg(feature = "mock")]
impl crate::runtime::client::mock::MockedClient for Client {
    fn mocked(mock: &crate::runtime::client::mock::Mock) -> Self {
        let shared = mock.share("/v1", USER_AGENT);
        Client { shared, account: None }
    }
}

/// An environment of the API: its base URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    base_url: String,
}

impl Environment {
    /// A custom base URL, for example of a test server. Its path ends in `/v1`.
    pub fn at(base_url: impl Into<String>) -> Self {
        Self { base_url: base_url.into() }
    }

    /// A server behind a unix socket, such as `/run/docker.sock`, at the path `/v1`.
    pub fn unix(socket: impl AsRef<Path>) -> Self {
        Self::at(unix_socket::url(socket.as_ref(), "/v1"))
    }

    /// Production
    ///
    /// `https://shop.example/v1`
    pub fn production() -> Self {
        Self::at("https://shop.example/v1")
    }
}
