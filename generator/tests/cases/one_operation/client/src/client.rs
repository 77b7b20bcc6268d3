// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The client, its builder and its environments.

use std::path::Path;
use std::time::Duration;

use http::HeaderName;
use tower_layer::Layer;

use crate::runtime::builder::{BuildError, Settings};
use crate::runtime::credential::{Credential, Secret};
use crate::runtime::credential_provider::{CredentialProvider, CredentialSource};
use crate::runtime::request::Shared;
use crate::runtime::retry::RetryPolicy;
use crate::runtime::transport::{Transport, TransportService};
use crate::runtime::unix_socket;

/// The API client. Clones share the connection pool.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) shared: Shared,
    pub(crate) key: Option<Credential>,
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
    key: Option<CredentialSource<Secret>>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::default(),
            key: None,
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
            shared: self.settings.share(&self.environment.base_url, "/api")?,
            key: self
                .key
                .map(|source| {
                    source
                        .credential(|key| {
                            key.header("key", HeaderName::from_static("x-key"))
                        })
                })
                .transpose()?,
        })
    }
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::Mock {
    /// Returns a client whose calls go to the mock.
    pub fn client(&self) -> Client {
        let shared = self.share("/api");
        Client { shared, key: None }
    }
}

/// An environment of the API: its base URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    base_url: String,
}

impl Environment {
    /// A custom base URL, for example of a test server. Its path ends in `/api`.
    pub fn at(base_url: impl Into<String>) -> Self {
        Self { base_url: base_url.into() }
    }

    /// A server behind a unix socket, such as `/run/docker.sock`, at the path `/api`.
    pub fn unix(socket: impl AsRef<Path>) -> Self {
        Self::at(unix_socket::url(socket.as_ref(), "/api"))
    }

    /// Production
    ///
    /// `https://jobs.example/api`
    pub fn production() -> Self {
        Self::at("https://jobs.example/api")
    }
}
