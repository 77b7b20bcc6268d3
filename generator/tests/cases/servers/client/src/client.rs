// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! The client, and how it is built.

use std::time::Duration;

use tower_layer::Layer;

use crate::runtime::address::BaseUrl;
use crate::runtime::builder::{BuildError, Settings};
use crate::runtime::other_servers::base_url;
use crate::runtime::request::Shared;
use crate::runtime::retry::RetryPolicy;
use crate::runtime::server_address::{Address, Variable};
use crate::runtime::transport::{Transport, TransportService};

/// Makes the calls. A clone shares the connections.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) shared: Shared,
    pub(crate) other_servers: OtherServers,
}

impl Client {
    /// Begins to build a client of an environment.
    pub fn builder(environment: Environment) -> ClientBuilder {
        ClientBuilder::new(environment)
    }
}

/// Where the operations are called that have servers of their own.
#[derive(Clone, Debug)]
pub(crate) struct OtherServers {
    pub(crate) other: BaseUrl,
}

/// Builds a [`Client`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until it is told to build"]
pub struct ClientBuilder {
    environment: Environment,
    settings: Settings,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::default(),
        }
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
        let shared = self
            .settings
            .share(
                &self.environment.address.resolve().map_err(BuildError::BaseUrl)?,
                "/v1",
            )?;
        Ok(Client {
            other_servers: OtherServers {
                other: base_url(&self.environment.other, &shared, "/v1")?,
            },
            shared,
        })
    }
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::Mock {
    /// A client whose calls are answered by the mock.
    pub fn client(&self) -> Client {
        let shared = self.share("/v1");
        Client {
            other_servers: OtherServers {
                other: shared.base_url.clone(),
            },
            shared,
        }
    }
}

const OTHER_VARIABLES: &[Variable] = &[
    Variable {
        name: "zone",
        default: Some("a"),
        values: &[],
    },
];

/// Where the API is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    address: Address,
    other: Address,
}

impl Environment {
    /// An address of one's own: a test server, or a proxy. Its path ends in `/v1`.
    ///
    /// `listOthers` is called below `/v1` there.
    pub fn at(base_url: impl Into<String>) -> Self {
        Self {
            address: Address::at(base_url.into()),
            other: Address::of("/v1", OTHER_VARIABLES),
        }
    }

    /// Own server
    ///
    /// `{protocol}://{host}:{port}/v1`
    ///
    /// `protocol`, one of `http`, `https`, is `http` if it is not set.
    ///
    /// `host` is `localhost` if it is not set.
    ///
    /// `port` is `8080` if it is not set.
    ///
    /// `listOthers` is called at `https://{zone}.other.example/v1`.
    pub const fn own_server() -> Self {
        Self {
            address: Address::of(
                "{protocol}://{host}:{port}/v1",
                &[
                    Variable {
                        name: "protocol",
                        default: Some("http"),
                        values: &["http", "https"],
                    },
                    Variable {
                        name: "host",
                        default: Some("localhost"),
                        values: &[],
                    },
                    Variable {
                        name: "port",
                        default: Some("8080"),
                        values: &[],
                    },
                ],
            ),
            other: Address::of("https://{zone}.other.example/v1", OTHER_VARIABLES),
        }
    }

    /// Cloud (all regions)
    ///
    /// `https://{region}.api.example.com:{port}/v1/`
    ///
    /// `region`, one of `eu`, `us`, is `eu` if it is not set.
    ///
    /// `port`, one of `443`, `8443`, is `443` if it is not set.
    ///
    /// `listOthers` is called at `https://{zone}.other.example/v1`.
    pub const fn cloud() -> Self {
        Self {
            address: Address::of(
                "https://{region}.api.example.com:{port}/v1/",
                &[
                    Variable {
                        name: "region",
                        default: Some("eu"),
                        values: &["eu", "us"],
                    },
                    Variable {
                        name: "port",
                        default: Some("443"),
                        values: &["443", "8443"],
                    },
                ],
            ),
            other: Address::of("https://{zone}.other.example/v1", OTHER_VARIABLES),
        }
    }

    /// Behind a proxy
    pub fn behind_a_proxy(at: impl Into<String>) -> Self {
        Self::at(at)
    }

    /// Port
    ///
    /// `https://api.example.com/v1`
    ///
    /// `listOthers` is called at `https://{zone}.other.example/v1`.
    pub const fn port() -> Self {
        Self {
            address: Address::of("https://api.example.com/v1", &[]),
            other: Address::of("https://{zone}.other.example/v1", OTHER_VARIABLES),
        }
    }

    /// `listOthers` is called at an address of one's own.
    ///
    /// Its path ends in `/v1`.
    #[must_use]
    pub fn other_at(mut self, base_url: impl Into<String>) -> Self {
        self.other = Address::at(base_url.into());
        self
    }

    /// How it is reached.
    ///
    /// A client cannot be built of an environment that has no such variable.
    #[must_use]
    pub fn protocol(mut self, protocol: impl Into<String>) -> Self {
        self.address.set("protocol", protocol.into());
        self
    }

    /// Sets `host`.
    ///
    /// A client cannot be built of an environment that has no such variable.
    #[must_use]
    pub fn host(mut self, host: impl Into<String>) -> Self {
        self.address.set("host", host.into());
        self
    }

    /// Sets `port`.
    ///
    /// A client cannot be built of an environment that has no such variable.
    #[must_use]
    pub fn port_lowercase(mut self, port_lowercase: impl Into<String>) -> Self {
        self.address.set("port", port_lowercase.into());
        self
    }

    /// Sets `region`.
    ///
    /// A client cannot be built of an environment that has no such variable.
    #[must_use]
    pub fn region(mut self, region: impl Into<String>) -> Self {
        self.address.set("region", region.into());
        self
    }

    /// Sets `zone`.
    ///
    /// A client cannot be built of an environment that has no such variable.
    #[must_use]
    pub fn zone(mut self, zone: impl Into<String>) -> Self {
        self.other.set("zone", zone.into());
        self
    }
}
