// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! The client, its builder and its environments.

use std::path::Path;

use http::HeaderName;

use crate::runtime::client::builder::{BuildError, Settings};
use crate::runtime::client::credential::{Credential, Secret};
use crate::runtime::client::credential_provider::{CredentialProvider, CredentialSource};
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
    pub(crate) legacy: Option<Credential>,
    pub(crate) client_id: Option<Credential>,
    pub(crate) device: Option<Credential>,
    pub(crate) console: Option<Credential>,
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
    scopes: &["pets:read", "pets:write"],
    client_credentials: Some("/oauth/token"),
    token: Some("/oauth/token"),
    device_token: None,
    device_refresh: None,
    refresh: Some("/oauth/renew"),
    authorization: Some("/oauth/authorize"),
    device_authorization: None,
};

#[cfg(feature = "oauth2")]
pub(crate) static DEVICE_SCHEME: OAuthScheme = OAuthScheme {
    name: "device",
    scopes: &["keys"],
    client_credentials: None,
    token: None,
    device_token: None,
    device_refresh: None,
    refresh: None,
    authorization: Some("https://id.example/authorize"),
    device_authorization: Some("https://id.example/device"),
};

#[cfg(feature = "oauth2")]
pub(crate) static CONSOLE_SCHEME: OAuthScheme = OAuthScheme {
    name: "console",
    scopes: &[],
    client_credentials: Some("https://id.example/token"),
    token: Some("https://id.example/token"),
    device_token: Some("https://id.example/device/token"),
    device_refresh: Some("https://id.example/device/refresh"),
    refresh: Some("https://id.example/refresh"),
    authorization: Some("https://id.example/authorize"),
    device_authorization: Some("https://id.example/device"),
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
    legacy: Option<CredentialSource<Secret>>,
    client_id: Option<CredentialSource<Secret>>,
    device: Option<TokenSource>,
    console: Option<TokenSource>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::new(USER_AGENT),
            account: None,
            legacy: None,
            client_id: None,
            device: None,
            console: None,
        }
    }

    /// Sets the access token of `account`.
    ///
    /// The account of a keeper.
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

    /// Sets the access token of `legacy`.
    pub fn legacy(mut self, token: impl Into<String>) -> Self {
        self.legacy = Some(CredentialSource::Fixed(Secret::new(token)));
        self
    }

    /// Sets a provider of the access token of `legacy`.
    pub fn legacy_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.legacy = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the key of `client-id`.
    pub fn client_id(mut self, key: impl Into<String>) -> Self {
        self.client_id = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `client-id`.
    pub fn client_id_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.client_id = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the access token of `device`.
    pub fn device(mut self, token: impl Into<String>) -> Self {
        self.device = Some(TokenSource::fixed(Secret::new(token)));
        self
    }

    /// Sets a provider of the access token of `device`.
    pub fn device_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.device = Some(TokenSource::by(provider));
        self
    }

    /// Sets the OAuth 2.0 grant for the access tokens of `device`. They are requested
    /// through the transport of the client.
    #[cfg(feature = "oauth2")]
    pub fn device_grant(mut self, grant: OAuthGrant) -> Self {
        self.device = Some(TokenSource::Granted(&DEVICE_SCHEME, grant));
        self
    }

    /// Sets the access token of `console`.
    pub fn console(mut self, token: impl Into<String>) -> Self {
        self.console = Some(TokenSource::fixed(Secret::new(token)));
        self
    }

    /// Sets a provider of the access token of `console`.
    pub fn console_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.console = Some(TokenSource::by(provider));
        self
    }

    /// Sets the OAuth 2.0 grant for the access tokens of `console`. They are requested
    /// through the transport of the client.
    #[cfg(feature = "oauth2")]
    pub fn console_grant(mut self, grant: OAuthGrant) -> Self {
        self.console = Some(TokenSource::Granted(&CONSOLE_SCHEME, grant));
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
            legacy: self
                .legacy
                .map(|source| source.credential(|token| token.bearer("legacy")))
                .transpose()?,
            client_id: self
                .client_id
                .map(|source| {
                    source
                        .credential(|key| {
                            key.header("client-id", HeaderName::from_static("x-client"))
                        })
                })
                .transpose()?,
            device: self
                .device
                .map(|source| source.credential(&shared, |token| token.bearer("device")))
                .transpose()?,
            console: self
                .console
                .map(|source| {
                    source.credential(&shared, |token| token.bearer("console"))
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
        Client {
            shared,
            account: None,
            legacy: None,
            client_id: None,
            device: None,
            console: None,
        }
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

    /// `https://zoo.example/v1`
    pub fn server_1() -> Self {
        Self::at("https://zoo.example/v1")
    }
}
