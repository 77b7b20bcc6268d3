// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
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
    pub(crate) cdn: BaseUrl,
    pub(crate) files: BaseUrl,
    pub(crate) root: BaseUrl,
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
                "",
            )?;
        Ok(Client {
            other_servers: OtherServers {
                cdn: base_url(&self.environment.cdn, &shared, "")?,
                files: base_url(&self.environment.files, &shared, "/v1")?,
                root: base_url(&self.environment.root, &shared, "")?,
            },
            shared,
        })
    }
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::Mock {
    /// A client whose calls are answered by the mock.
    pub fn client(&self) -> Client {
        let shared = self.share("");
        Client {
            other_servers: OtherServers {
                cdn: shared.base_url.clone(),
                files: shared.base_url.clone(),
                root: shared.base_url.clone(),
            },
            shared,
        }
    }
}

const CDN_VARIABLES: &[Variable] = &[
    Variable {
        name: "region",
        default: Some("eu"),
        values: &[],
    },
    Variable {
        name: "cache",
        default: Some("cached"),
        values: &[],
    },
];

/// Where the API is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    address: Address,
    cdn: Address,
    files: Address,
    root: Address,
}

impl Environment {
    /// An address of one's own: a test server, or a proxy.
    ///
    /// `getFile` is called below `/{cache}` there.
    ///
    /// `putFile` is called below `/v1` there.
    ///
    /// `ping` is called below `/` there.
    pub fn at(base_url: impl Into<String>) -> Self {
        Self {
            address: Address::at(base_url.into()),
            cdn: Address::of("/{cache}", CDN_VARIABLES),
            files: Address::of("/v1", &[]),
            root: Address::of("/", &[]),
        }
    }

    /// Production
    ///
    /// `https://api.example.com/v2`
    ///
    /// `getFile` is called at `https://{region}.cdn.example.com/{cache}`.
    ///
    /// `putFile` is called at `https://files.example.com/v1`.
    ///
    /// `ping` is called at `/`.
    pub const fn production() -> Self {
        Self {
            address: Address::of("https://api.example.com/v2", &[]),
            cdn: Address::of("https://{region}.cdn.example.com/{cache}", CDN_VARIABLES),
            files: Address::of("https://files.example.com/v1", &[]),
            root: Address::of("/", &[]),
        }
    }

    /// Test
    ///
    /// `https://{region}.test.example.com/{stage}`
    ///
    /// `region`, one of `eu`, `us`, is `eu` if it is not set.
    ///
    /// `stage` is `v2-beta` if it is not set.
    ///
    /// `getFile` is called at `https://{region}.cdn.example.com/{cache}`.
    ///
    /// `putFile` is called at `https://files.test.example.com/v1`.
    ///
    /// `ping` is called at `/`.
    pub const fn test() -> Self {
        Self {
            address: Address::of(
                "https://{region}.test.example.com/{stage}",
                &[
                    Variable {
                        name: "region",
                        default: Some("eu"),
                        values: &["eu", "us"],
                    },
                    Variable {
                        name: "stage",
                        default: Some("v2-beta"),
                        values: &[],
                    },
                ],
            ),
            cdn: Address::of("https://{region}.cdn.example.com/{cache}", CDN_VARIABLES),
            files: Address::of("https://files.test.example.com/v1", &[]),
            root: Address::of("/", &[]),
        }
    }

    /// `getFile` is called at an address of one's own.
    #[must_use]
    pub fn cdn_at(mut self, base_url: impl Into<String>) -> Self {
        self.cdn = Address::at(base_url.into());
        self
    }

    /// `putFile` is called at an address of one's own.
    ///
    /// Its path ends in `/v1`.
    #[must_use]
    pub fn files_at(mut self, base_url: impl Into<String>) -> Self {
        self.files = Address::at(base_url.into());
        self
    }

    /// `ping` is called at an address of one's own.
    #[must_use]
    pub fn root_at(mut self, base_url: impl Into<String>) -> Self {
        self.root = Address::at(base_url.into());
        self
    }

    /// Sets `region`.
    ///
    /// A client cannot be built of an environment that has no such variable.
    #[must_use]
    pub fn region(mut self, region: impl Into<String>) -> Self {
        Address::set_each([&mut self.address, &mut self.cdn], "region", &region.into());
        self
    }

    /// The stage of a release.
    ///
    /// A client cannot be built of an environment that has no such variable.
    #[must_use]
    pub fn stage(mut self, stage: impl Into<String>) -> Self {
        self.address.set("stage", stage.into());
        self
    }

    /// Sets `cache`.
    ///
    /// A client cannot be built of an environment that has no such variable.
    #[must_use]
    pub fn cache(mut self, cache: impl Into<String>) -> Self {
        self.cdn.set("cache", cache.into());
        self
    }
}
