// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The client, its builder and its environments.

use std::path::Path;

use http::HeaderName;

use crate::runtime::client::basic::BasicCredential;
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
    pub(crate) token: Option<Credential>,
    pub(crate) account: Option<Credential>,
    pub(crate) raw: Option<Credential>,
    pub(crate) oauth: Option<Credential>,
    pub(crate) open_id: Option<Credential>,
    pub(crate) session: Option<Credential>,
    pub(crate) digest: Option<Credential>,
    pub(crate) query: Option<Credential>,
    pub(crate) value_header: Option<Credential>,
}

impl Client {
    /// Returns a builder for a client of an environment.
    pub fn builder(environment: Environment) -> ClientBuilder {
        ClientBuilder::new(environment)
    }
}

#[cfg(feature = "oauth2")]
pub(crate) static OAUTH_SCHEME: OAuthScheme = OAuthScheme {
    name: "oauth",
    scopes: &["read", "write"],
    client_credentials: Some("https://a.example"),
    token: Some("https://a.example"),
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
    token: Option<CredentialSource<Secret>>,
    account: Option<CredentialSource<BasicCredential>>,
    raw: Option<CredentialSource<Secret>>,
    oauth: Option<TokenSource>,
    open_id: Option<CredentialSource<Secret>>,
    session: Option<CredentialSource<Secret>>,
    digest: Option<CredentialSource<Secret>>,
    query: Option<CredentialSource<Secret>>,
    value_header: Option<CredentialSource<Secret>>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::new(USER_AGENT),
            token: None,
            account: None,
            raw: None,
            oauth: None,
            open_id: None,
            session: None,
            digest: None,
            query: None,
            value_header: None,
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

    /// Sets the user name and password of `account`.
    pub fn account(
        mut self,
        user: impl Into<String>,
        password: impl Into<String>,
    ) -> Self {
        self.account = Some(
            CredentialSource::Fixed(BasicCredential::new(user, password)),
        );
        self
    }

    /// Sets a provider of the user name and password of `account`.
    pub fn account_provider(
        mut self,
        provider: impl CredentialProvider<BasicCredential> + 'static,
    ) -> Self {
        self.account = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the key of `raw`.
    pub fn raw(mut self, key: impl Into<String>) -> Self {
        self.raw = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `raw`.
    pub fn raw_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.raw = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the access token of `oauth`.
    pub fn oauth(mut self, token: impl Into<String>) -> Self {
        self.oauth = Some(TokenSource::fixed(Secret::new(token)));
        self
    }

    /// Sets a provider of the access token of `oauth`.
    pub fn oauth_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.oauth = Some(TokenSource::by(provider));
        self
    }

    /// Sets the OAuth 2.0 grant for the access tokens of `oauth`. They are requested
    /// through the transport of the client.
    #[cfg(feature = "oauth2")]
    pub fn oauth_grant(mut self, grant: OAuthGrant) -> Self {
        self.oauth = Some(TokenSource::Granted(&OAUTH_SCHEME, grant));
        self
    }

    /// Sets the access token of `openId`.
    pub fn open_id(mut self, token: impl Into<String>) -> Self {
        self.open_id = Some(CredentialSource::Fixed(Secret::new(token)));
        self
    }

    /// Sets a provider of the access token of `openId`.
    pub fn open_id_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.open_id = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the key of `session`.
    pub fn session(mut self, key: impl Into<String>) -> Self {
        self.session = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `session`.
    pub fn session_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.session = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the credentials (HTTP scheme `Digest`) of `digest`.
    pub fn digest(mut self, credentials: impl Into<String>) -> Self {
        self.digest = Some(CredentialSource::Fixed(Secret::new(credentials)));
        self
    }

    /// Sets a provider of the credentials (HTTP scheme `Digest`) of `digest`.
    pub fn digest_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.digest = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the key of `query`.
    pub fn query(mut self, key: impl Into<String>) -> Self {
        self.query = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `query`.
    pub fn query_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.query = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the key of `header`.
    ///
    /// A key of the console.
    pub fn value_header(mut self, key: impl Into<String>) -> Self {
        self.value_header = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `header`.
    pub fn value_header_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.value_header = Some(CredentialSource::by(provider));
        self
    }

    /// Builds the client.
    pub fn build(self) -> Result<Client, BuildError> {
        let shared = self.settings.share(&self.environment.base_url, "")?;
        Ok(Client {
            token: self
                .token
                .map(|source| source.credential(|token| token.bearer("token")))
                .transpose()?,
            account: self
                .account
                .map(|source| source.credential(|login| login.basic("account")))
                .transpose()?,
            raw: self
                .raw
                .map(|source| {
                    source
                        .credential(|key| {
                            key.header("raw", HeaderName::from_static("authorization"))
                        })
                })
                .transpose()?,
            oauth: self
                .oauth
                .map(|source| source.credential(&shared, |token| token.bearer("oauth")))
                .transpose()?,
            open_id: self
                .open_id
                .map(|source| source.credential(|token| token.bearer("openId")))
                .transpose()?,
            session: self
                .session
                .map(|source| source.credential(|key| key.cookie("session", "SESSION")))
                .transpose()?,
            digest: self
                .digest
                .map(|source| {
                    source.credential(|credentials| credentials.http("digest", "Digest"))
                })
                .transpose()?,
            query: self
                .query
                .map(|source| source.credential(|key| key.query("query", "key")))
                .transpose()?,
            value_header: self
                .value_header
                .map(|source| {
                    source
                        .credential(|key| {
                            key.header("header", HeaderName::from_static("x-key"))
                        })
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
        let shared = mock.share("", USER_AGENT);
        Client {
            shared,
            token: None,
            account: None,
            raw: None,
            oauth: None,
            open_id: None,
            session: None,
            digest: None,
            query: None,
            value_header: None,
        }
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
}
