// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The client, and how it is built.

use std::time::Duration;

use http::HeaderName;
use tower_layer::Layer;

use crate::runtime::builder::{BuildError, Settings};
use crate::runtime::credential::{Credential, Secret};
use crate::runtime::provider::{Given, Provide};
use crate::runtime::request::Shared;
use crate::runtime::retry::RetryPolicy;
use crate::runtime::transport::{Transport, TransportService};

/// Makes the calls. A clone shares the connections.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) shared: Shared,
    pub(crate) api_key: Option<Credential>,
}

impl Client {
    /// Begins to build a client of an environment.
    pub fn builder(environment: Environment) -> ClientBuilder {
        ClientBuilder::new(environment)
    }
}

/// Builds a [`Client`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until it is told to build"]
pub struct ClientBuilder {
    environment: Environment,
    settings: Settings,
    api_key: Option<Given<Secret>>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::default(),
            api_key: None,
        }
    }

    /// The key of `apiKey`.
    pub fn api_key(mut self, key: impl Into<String>) -> Self {
        self.api_key = Some(Given::Fixed(Secret::new(key)));
        self
    }

    /// What provides the key of `apiKey`.
    pub fn api_key_provider(mut self, provider: impl Provide<Secret> + 'static) -> Self {
        self.api_key = Some(Given::by(provider));
        self
    }

    /// The time for one attempt of a call: 30 s if not set.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.settings.timeout = timeout;
        self
    }

    /// The time for a call with all its attempts and the waits between them: not bounded if not
    /// set.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.settings.deadline = Some(deadline);
        self
    }

    /// When a request is sent again.
    pub fn retry(mut self, policy: RetryPolicy) -> Self {
        self.settings.retry = policy;
        self
    }

    /// The most bytes of the body of an answer: 8 MiB if not set.
    pub fn response_limit(mut self, bytes: usize) -> Self {
        self.settings.response_limit = bytes;
        self
    }

    /// Sends requests by this transport: `reqwest` if not set.
    pub fn transport(mut self, transport: impl Transport + 'static) -> Self {
        self.settings.stack.set(transport);
        self
    }

    /// Puts a layer around the transport. It sees each attempt of a call by itself. The layer
    /// that is added first is the outermost: it is the first to see a request, and the last to
    /// see its answer.
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
            api_key: self
                .api_key
                .map(|given| {
                    given
                        .credential(|key| {
                            key.header("apiKey", HeaderName::from_static("x-api-key"))
                        })
                })
                .transpose()?,
        })
    }
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::Mock {
    /// A client whose calls are answered by the mock.
    pub fn client(&self) -> Client {
        let shared = self.share("");
        Client { shared, api_key: None }
    }
}

/// Where the API is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    base_url: String,
}

impl Environment {
    /// An address of one's own: a test server, or a proxy.
    pub fn at(base_url: impl Into<String>) -> Self {
        Self { base_url: base_url.into() }
    }
}
