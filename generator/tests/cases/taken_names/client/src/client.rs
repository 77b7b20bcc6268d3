// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The client, its builder and its environments.

use std::path::Path;
use std::time::Duration;

use http::HeaderName;
use tower_layer::Layer;

use crate::runtime::basic::BasicCredential;
use crate::runtime::builder::{BuildError, Settings};
use crate::runtime::credential::{Credential, Secret};
use crate::runtime::credential_provider::{CredentialProvider, CredentialSource};
use crate::runtime::request::Shared;
use crate::runtime::retry::RetryPolicy;
use crate::runtime::transport::{Transport, TransportService};
use crate::runtime::undeclared_credential::UndeclaredCredential;
use crate::runtime::unix_socket;

/// The API client. Clones share the connection pool.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) shared: Shared,
    pub(crate) value_finish: Option<Credential>,
    pub(crate) value_admit: Option<Credential>,
    pub(crate) leave: Option<Credential>,
    pub(crate) value_keep_bodies: Option<Credential>,
    pub(crate) basic: Option<Credential>,
    pub(crate) token: Option<Credential>,
}

impl Client {
    /// Returns a builder for a client of an environment.
    pub fn builder(environment: Environment) -> ClientBuilder {
        ClientBuilder::new(environment)
    }
}

/// Builds a [`Client`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct ClientBuilder {
    environment: Environment,
    settings: Settings,
    value_finish: Option<CredentialSource<UndeclaredCredential>>,
    value_admit: Option<CredentialSource<Secret>>,
    leave: Option<CredentialSource<Secret>>,
    value_keep_bodies: Option<CredentialSource<Secret>>,
    basic: Option<CredentialSource<BasicCredential>>,
    token: Option<CredentialSource<Secret>>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::default(),
            value_finish: None,
            value_admit: None,
            leave: None,
            value_keep_bodies: None,
            basic: None,
            token: None,
        }
    }

    /// Sets the credential and its location of `finish`.
    pub fn value_finish(mut self, key: UndeclaredCredential) -> Self {
        self.value_finish = Some(CredentialSource::Fixed(key));
        self
    }

    /// Sets a provider of the credential and its location of `finish`.
    pub fn value_finish_provider(
        mut self,
        provider: impl CredentialProvider<UndeclaredCredential> + 'static,
    ) -> Self {
        self.value_finish = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the key of `admit`.
    pub fn value_admit(mut self, key: impl Into<String>) -> Self {
        self.value_admit = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `admit`.
    pub fn value_admit_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.value_admit = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the key of `leave`.
    pub fn leave(mut self, key: impl Into<String>) -> Self {
        self.leave = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `leave`.
    pub fn leave_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.leave = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the key of `keep_bodies`.
    pub fn value_keep_bodies(mut self, key: impl Into<String>) -> Self {
        self.value_keep_bodies = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `keep_bodies`.
    pub fn value_keep_bodies_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.value_keep_bodies = Some(CredentialSource::by(provider));
        self
    }

    /// Sets the user name and password of `basic`.
    pub fn basic(
        mut self,
        user: impl Into<String>,
        password: impl Into<String>,
    ) -> Self {
        self.basic = Some(CredentialSource::Fixed(BasicCredential::new(user, password)));
        self
    }

    /// Sets a provider of the user name and password of `basic`.
    pub fn basic_provider(
        mut self,
        provider: impl CredentialProvider<BasicCredential> + 'static,
    ) -> Self {
        self.basic = Some(CredentialSource::by(provider));
        self
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
        Ok(Client {
            shared: self.settings.share(&self.environment.base_url, "")?,
            value_finish: self
                .value_finish
                .map(|source| source.credential(|key| key.credential("finish")))
                .transpose()?,
            value_admit: self
                .value_admit
                .map(|source| {
                    source
                        .credential(|key| {
                            key.header("admit", HeaderName::from_static("a"))
                        })
                })
                .transpose()?,
            leave: self
                .leave
                .map(|source| {
                    source
                        .credential(|key| {
                            key.header("leave", HeaderName::from_static("b"))
                        })
                })
                .transpose()?,
            value_keep_bodies: self
                .value_keep_bodies
                .map(|source| {
                    source
                        .credential(|key| {
                            key.header("keep_bodies", HeaderName::from_static("c"))
                        })
                })
                .transpose()?,
            basic: self
                .basic
                .map(|source| source.credential(|login| login.basic("basic")))
                .transpose()?,
            token: self
                .token
                .map(|source| source.credential(|token| token.bearer("token")))
                .transpose()?,
        })
    }
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::Mock {
    /// Returns a client whose calls go to the mock.
    pub fn client(&self) -> Client {
        let shared = self.share("");
        Client {
            shared,
            value_finish: None,
            value_admit: None,
            leave: None,
            value_keep_bodies: None,
            basic: None,
            token: None,
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
