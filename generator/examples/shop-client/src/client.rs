// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The client, its builder and its environments.

use std::path::Path;
use std::time::Duration;

use tower_layer::Layer;

use crate::runtime::builder::{BuildError, Settings};
use crate::runtime::credential::{Credential, Secret};
use crate::runtime::credential_provider::CredentialProvider;
use crate::runtime::request::Shared;
use crate::runtime::retry::RetryPolicy;
use crate::runtime::token_source::TokenSource;
use crate::runtime::transport::{Transport, TransportService};
use crate::runtime::unix_socket;
#[cfg(feature = "oauth2")]
use crate::runtime::oauth::{OAuthGrant, OAuthScheme};

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
            settings: Settings::default(),
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

    /// Sets the timeout of one attempt: 30 s by default.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.settings.timeout = timeout;
        self
    }

    /// Sets the overall deadline of a call, including retries: none by default.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.settings.deadline = Some(deadline);
        self
    }

    /// Sets the retry policy.
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.settings.retry = policy;
        self
    }

    /// Sets the maximum size of a response body in bytes: 8 MiB by default.
    pub fn response_limit(mut self, bytes: usize) -> Self {
        self.settings.response_limit = bytes;
        self
    }

    /// Keeps the bodies of responses after they were decoded, for `Reply::received` and
    /// `Reply::unknown_fields`. `keep_body` of a call does so for one call.
    pub fn keep_bodies(mut self) -> Self {
        self.settings.keeps_body = true;
        self
    }

    /// Sets the transport: `reqwest` by default.
    pub fn transport(mut self, transport: impl Transport + 'static) -> Self {
        self.settings.stack.set(transport);
        self
    }

    /// Adds a layer around the transport, which sees each attempt of a call. The layer added
    /// first is the outermost.
    pub fn layer<L>(mut self, layer: L) -> Self
    where
        L: Layer<TransportService> + Send + Sync + 'static,
        L::Service: Transport + 'static,
    {
        self.settings.stack.add(layer);
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

#[cfg(feature = "mock")]
impl crate::runtime::mock::Mock {
    /// Returns a client whose calls go to the mock.
    pub fn client(&self) -> Client {
        let shared = self.share("/v1");
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
