// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! The client, its builder and its environments.

use std::path::Path;

use crate::runtime::client::builder::{BuildError, Settings};
use crate::runtime::client::other_servers::base_url;
use crate::runtime::client::request::Shared;
use crate::runtime::client::request_url::BaseUrl;
use crate::runtime::client::server_url::{ServerUrl, Variable};
use crate::runtime::client::{builder, unix_socket};

/// The API client. Clones share the connection pool.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) shared: Shared,
    pub(crate) other_servers: OtherServers,
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
    pub(crate) other: BaseUrl,
}

/// The `User-Agent`: the name and version of this crate.
const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// Builds a [`Client`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct ClientBuilder {
    environment: Environment,
    settings: Settings,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::new(USER_AGENT),
        }
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
                other: base_url(&self.environment.other, &shared, "/v1")?,
            },
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

/// An environment of the API: its base URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    url: ServerUrl,
    other: ServerUrl,
}

impl Environment {
    /// A custom base URL, for example of a test server. Its path ends in `/v1`.
    ///
    /// `listOthers` is called at `/v1` relative to it.
    pub fn at(base_url: impl Into<String>) -> Self {
        Self {
            url: ServerUrl::at(base_url.into()),
            other: ServerUrl::of("/v1", OTHER_VARIABLES),
        }
    }

    /// A server behind a unix socket, such as `/run/docker.sock`, at the path `/v1`.
    pub fn unix(socket: impl AsRef<Path>) -> Self {
        Self::at(unix_socket::url(socket.as_ref(), "/v1"))
    }

    /// Own server
    ///
    /// `{protocol}://{host}:{port}/v1`
    ///
    /// `protocol`, one of `http`, `https`, is `http` by default.
    ///
    /// `host` is `localhost` by default.
    ///
    /// `port` is `8080` by default.
    ///
    /// `listOthers` is called at `https://{zone}.other.example/v1`.
    pub const fn own_server() -> Self {
        Self {
            url: ServerUrl::of(
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
            other: ServerUrl::of("https://{zone}.other.example/v1", OTHER_VARIABLES),
        }
    }

    /// Cloud (all regions)
    ///
    /// `https://{region}.api.example.com:{port}/v1/`
    ///
    /// `region`, one of `eu`, `us`, is `eu` by default.
    ///
    /// `port`, one of `443`, `8443`, is `443` by default.
    ///
    /// `listOthers` is called at `https://{zone}.other.example/v1`.
    pub const fn cloud() -> Self {
        Self {
            url: ServerUrl::of(
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
            other: ServerUrl::of("https://{zone}.other.example/v1", OTHER_VARIABLES),
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
            url: ServerUrl::of("https://api.example.com/v1", &[]),
            other: ServerUrl::of("https://{zone}.other.example/v1", OTHER_VARIABLES),
        }
    }

    /// `listOthers` is called at a custom base URL.
    ///
    /// Its path ends in `/v1`.
    #[must_use]
    pub fn other_at(mut self, base_url: impl Into<String>) -> Self {
        self.other = ServerUrl::at(base_url.into());
        self
    }

    /// How it is reached.
    ///
    /// Building a client fails if the environment does not have this variable.
    #[must_use]
    pub fn protocol(mut self, protocol: impl Into<String>) -> Self {
        self.url.set("protocol", protocol.into());
        self
    }

    /// Sets `host`.
    ///
    /// Building a client fails if the environment does not have this variable.
    #[must_use]
    pub fn host(mut self, host: impl Into<String>) -> Self {
        self.url.set("host", host.into());
        self
    }

    /// Sets `port`.
    ///
    /// Building a client fails if the environment does not have this variable.
    #[must_use]
    pub fn port_lowercase(mut self, port_lowercase: impl Into<String>) -> Self {
        self.url.set("port", port_lowercase.into());
        self
    }

    /// Sets `region`.
    ///
    /// Building a client fails if the environment does not have this variable.
    #[must_use]
    pub fn region(mut self, region: impl Into<String>) -> Self {
        self.url.set("region", region.into());
        self
    }

    /// Sets `zone`.
    ///
    /// Building a client fails if the environment does not have this variable.
    #[must_use]
    pub fn zone(mut self, zone: impl Into<String>) -> Self {
        self.other.set("zone", zone.into());
        self
    }
}
