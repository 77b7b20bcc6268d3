// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
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
    pub(crate) cdn: BaseUrl,
    pub(crate) files: BaseUrl,
    pub(crate) root: BaseUrl,
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
            .share(&self.environment.url.resolve().map_err(BuildError::BaseUrl)?, "")?;
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

builder::implement!(ClientBuilder);

#[cfg(feature = "mock")]
impl crate::runtime::client::mock::MockedClient for Client {
    fn mocked(mock: &crate::runtime::client::mock::Mock) -> Self {
        let shared = mock.share("", USER_AGENT);
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

/// An environment of the API: its base URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    url: ServerUrl,
    cdn: ServerUrl,
    files: ServerUrl,
    root: ServerUrl,
}

impl Environment {
    /// A custom base URL, for example of a test server.
    ///
    /// `getFile` is called at `/{cache}` relative to it.
    ///
    /// `putFile` is called at `/v1` relative to it.
    ///
    /// `ping` is called at `/` relative to it.
    pub fn at(base_url: impl Into<String>) -> Self {
        Self {
            url: ServerUrl::at(base_url.into()),
            cdn: ServerUrl::of("/{cache}", CDN_VARIABLES),
            files: ServerUrl::of("/v1", &[]),
            root: ServerUrl::of("/", &[]),
        }
    }

    /// A server behind a unix socket, such as `/run/docker.sock`, at the path `/v2`.
    pub fn unix(socket: impl AsRef<Path>) -> Self {
        Self::at(unix_socket::url(socket.as_ref(), "/v2"))
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
            url: ServerUrl::of("https://api.example.com/v2", &[]),
            cdn: ServerUrl::of(
                "https://{region}.cdn.example.com/{cache}",
                CDN_VARIABLES,
            ),
            files: ServerUrl::of("https://files.example.com/v1", &[]),
            root: ServerUrl::of("/", &[]),
        }
    }

    /// Test
    ///
    /// `https://{region}.test.example.com/{stage}`
    ///
    /// `region`, one of `eu`, `us`, is `eu` by default.
    ///
    /// `stage` is `v2-beta` by default.
    ///
    /// `getFile` is called at `https://{region}.cdn.example.com/{cache}`.
    ///
    /// `putFile` is called at `https://files.test.example.com/v1`.
    ///
    /// `ping` is called at `/`.
    pub const fn test() -> Self {
        Self {
            url: ServerUrl::of(
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
            cdn: ServerUrl::of(
                "https://{region}.cdn.example.com/{cache}",
                CDN_VARIABLES,
            ),
            files: ServerUrl::of("https://files.test.example.com/v1", &[]),
            root: ServerUrl::of("/", &[]),
        }
    }

    /// `getFile` is called at a custom base URL.
    #[must_use]
    pub fn cdn_at(mut self, base_url: impl Into<String>) -> Self {
        self.cdn = ServerUrl::at(base_url.into());
        self
    }

    /// `putFile` is called at a custom base URL.
    ///
    /// Its path ends in `/v1`.
    #[must_use]
    pub fn files_at(mut self, base_url: impl Into<String>) -> Self {
        self.files = ServerUrl::at(base_url.into());
        self
    }

    /// `ping` is called at a custom base URL.
    #[must_use]
    pub fn root_at(mut self, base_url: impl Into<String>) -> Self {
        self.root = ServerUrl::at(base_url.into());
        self
    }

    /// Sets `region`.
    ///
    /// Building a client fails if the environment does not have this variable.
    #[must_use]
    pub fn region(mut self, region: impl Into<String>) -> Self {
        ServerUrl::set_each([&mut self.url, &mut self.cdn], "region", &region.into());
        self
    }

    /// The stage of a release.
    ///
    /// Building a client fails if the environment does not have this variable.
    #[must_use]
    pub fn stage(mut self, stage: impl Into<String>) -> Self {
        self.url.set("stage", stage.into());
        self
    }

    /// Sets `cache`.
    ///
    /// Building a client fails if the environment does not have this variable.
    #[must_use]
    pub fn cache(mut self, cache: impl Into<String>) -> Self {
        self.cdn.set("cache", cache.into());
        self
    }
}
