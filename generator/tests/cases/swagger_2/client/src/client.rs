// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! The client, its builder and its environments.

use std::path::Path;
use std::time::Duration;

use http::HeaderName;
use tower_layer::Layer;

use crate::runtime::basic::BasicCredential;
use crate::runtime::builder::{BuildError, Settings};
use crate::runtime::credential::{Credential, Secret};
use crate::runtime::credential_provider::{CredentialProvider, CredentialSource};
use crate::runtime::other_servers::base_url;
use crate::runtime::request::Shared;
use crate::runtime::request_url::BaseUrl;
use crate::runtime::retry::RetryPolicy;
use crate::runtime::server_url::ServerUrl;
use crate::runtime::token_source::TokenSource;
use crate::runtime::transport::{Transport, TransportService};
use crate::runtime::unix_socket;
#[cfg(feature = "oauth2")]
use crate::runtime::oauth::{OAuthGrant, OAuthScheme};

/// The API client. Clones share the connection pool.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) shared: Shared,
    pub(crate) other_servers: OtherServers,
    pub(crate) key: Option<Credential>,
    pub(crate) owner: Option<Credential>,
    pub(crate) login: Option<Credential>,
}

impl Client {
    /// Returns a builder for a client of an environment.
    pub fn builder(environment: Environment) -> ClientBuilder {
        ClientBuilder::new(environment)
    }
}

/// The base URLs of operations with their own servers.
#[derive(Clone, Debug)]
pub(crate) struct OtherServers {
    pub(crate) shelter: BaseUrl,
}

#[cfg(feature = "oauth2")]
pub(crate) static OWNER_SCHEME: OAuthScheme = OAuthScheme {
    name: "owner",
    scopes: &["write"],
    client_credentials: Some("https://login.example/token"),
    token: Some("https://login.example/token"),
    device_token: None,
    device_refresh: None,
    refresh: None,
    authorization: Some("https://login.example/authorize"),
    device_authorization: None,
};

/// Builds a [`Client`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct ClientBuilder {
    environment: Environment,
    settings: Settings,
    key: Option<CredentialSource<Secret>>,
    owner: Option<TokenSource>,
    login: Option<CredentialSource<BasicCredential>>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::default(),
            key: None,
            owner: None,
            login: None,
        }
    }

    /// Sets the key of `key`.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `key`.
    pub fn key_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.key = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the access token of `owner`.
    pub fn owner(mut self, token: impl Into<String>) -> Self {
        self.owner = Some(TokenSource::fixed(Secret::new(token)));
        self
    }

    /// Sets a provider of the access token of `owner`.
    pub fn owner_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.owner = Some(TokenSource::by(provider));
        self
    }

    /// Sets the OAuth 2.0 grant for the access tokens of `owner`. They are requested
    /// through the transport of the client.
    #[cfg(feature = "oauth2")]
    pub fn owner_grant(mut self, grant: OAuthGrant) -> Self {
        self.owner = Some(TokenSource::Granted(&OWNER_SCHEME, grant));
        self
    }

    /// Sets the user name and password of `login`.
    pub fn login(
        mut self,
        user: impl Into<String>,
        password: impl Into<String>,
    ) -> Self {
        self.login = Some(CredentialSource::Fixed(BasicCredential::new(user, password)));
        self
    }

    /// Sets a provider of the user name and password of `login`.
    pub fn login_provider(
        mut self,
        provider: impl CredentialProvider<BasicCredential> + 'static,
    ) -> Self {
        self.login = Some(CredentialSource::by(provider));
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
        let shared = self
            .settings
            .share(
                &self.environment.url.resolve().map_err(BuildError::BaseUrl)?,
                "/v1",
            )?;
        Ok(Client {
            other_servers: OtherServers {
                shelter: base_url(&self.environment.shelter, &shared, "/v1")?,
            },
            key: self
                .key
                .map(|source| {
                    source
                        .credential(|key| {
                            key.header("key", HeaderName::from_static("x-key"))
                        })
                })
                .transpose()?,
            owner: self
                .owner
                .map(|source| source.credential(&shared, |token| token.bearer("owner")))
                .transpose()?,
            login: self
                .login
                .map(|source| source.credential(|login| login.basic("login")))
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
        Client {
            other_servers: OtherServers {
                shelter: shared.base_url.clone(),
            },
            shared,
            key: None,
            owner: None,
            login: None,
        }
    }
}

/// An environment of the API: its base URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    url: ServerUrl,
    shelter: ServerUrl,
}

impl Environment {
    /// A custom base URL, for example of a test server. Its path ends in `/v1`.
    ///
    /// `deletePhoto` is called at `/v1` relative to it.
    pub fn at(base_url: impl Into<String>) -> Self {
        Self {
            url: ServerUrl::at(base_url.into()),
            shelter: ServerUrl::of("/v1", &[]),
        }
    }

    /// A server behind a unix socket, such as `/run/docker.sock`, at the path `/v1`.
    pub fn unix(socket: impl AsRef<Path>) -> Self {
        Self::at(unix_socket::url(socket.as_ref(), "/v1"))
    }

    /// `https://shelter.example/v1`
    ///
    /// `deletePhoto` is called at `https://shelter.example/v1`.
    pub const fn server_1() -> Self {
        Self {
            url: ServerUrl::of("https://shelter.example/v1", &[]),
            shelter: ServerUrl::of("https://shelter.example/v1", &[]),
        }
    }

    /// `http://shelter.example/v1`
    ///
    /// `deletePhoto` is called at `https://shelter.example/v1`.
    pub const fn server_2() -> Self {
        Self {
            url: ServerUrl::of("http://shelter.example/v1", &[]),
            shelter: ServerUrl::of("https://shelter.example/v1", &[]),
        }
    }

    /// `deletePhoto` is called at a custom base URL.
    ///
    /// Its path ends in `/v1`.
    #[must_use]
    pub fn shelter_at(mut self, base_url: impl Into<String>) -> Self {
        self.shelter = ServerUrl::at(base_url.into());
        self
    }
}
