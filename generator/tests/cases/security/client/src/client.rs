// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The client, and how it is built.

use std::time::Duration;

use http::HeaderName;
use tower_layer::Layer;

use crate::runtime::basic::Login;
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
    pub(crate) token: Option<Credential>,
    pub(crate) account: Option<Credential>,
    pub(crate) raw: Option<Credential>,
    pub(crate) oauth: Option<Credential>,
    pub(crate) open_id: Option<Credential>,
    pub(crate) session: Option<Credential>,
    pub(crate) digest: Option<Credential>,
    pub(crate) query: Option<Credential>,
    pub(crate) header: Option<Credential>,
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
    token: Option<Given<Secret>>,
    account: Option<Given<Login>>,
    raw: Option<Given<Secret>>,
    oauth: Option<Given<Secret>>,
    open_id: Option<Given<Secret>>,
    session: Option<Given<Secret>>,
    digest: Option<Given<Secret>>,
    query: Option<Given<Secret>>,
    header: Option<Given<Secret>>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::default(),
            token: None,
            account: None,
            raw: None,
            oauth: None,
            open_id: None,
            session: None,
            digest: None,
            query: None,
            header: None,
        }
    }

    /// The bearer token of `token`.
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(Given::Fixed(Secret::new(token)));
        self
    }

    /// What provides the bearer token of `token`.
    pub fn token_provider(mut self, provider: impl Provide<Secret> + 'static) -> Self {
        self.token = Some(Given::by(provider));
        self
    }

    /// The user name and the password of `account`.
    pub fn account(
        mut self,
        user: impl Into<String>,
        password: impl Into<String>,
    ) -> Self {
        self.account = Some(Given::Fixed(Login::new(user, password)));
        self
    }

    /// What provides the user name and the password of `account`.
    pub fn account_provider(mut self, provider: impl Provide<Login> + 'static) -> Self {
        self.account = Some(Given::by(provider));
        self
    }

    /// The key of `raw`.
    pub fn raw(mut self, key: impl Into<String>) -> Self {
        self.raw = Some(Given::Fixed(Secret::new(key)));
        self
    }

    /// What provides the key of `raw`.
    pub fn raw_provider(mut self, provider: impl Provide<Secret> + 'static) -> Self {
        self.raw = Some(Given::by(provider));
        self
    }

    /// The access token of `oauth`.
    pub fn oauth(mut self, token: impl Into<String>) -> Self {
        self.oauth = Some(Given::Fixed(Secret::new(token)));
        self
    }

    /// What provides the access token of `oauth`.
    pub fn oauth_provider(mut self, provider: impl Provide<Secret> + 'static) -> Self {
        self.oauth = Some(Given::by(provider));
        self
    }

    /// The access token of `openId`.
    pub fn open_id(mut self, token: impl Into<String>) -> Self {
        self.open_id = Some(Given::Fixed(Secret::new(token)));
        self
    }

    /// What provides the access token of `openId`.
    pub fn open_id_provider(mut self, provider: impl Provide<Secret> + 'static) -> Self {
        self.open_id = Some(Given::by(provider));
        self
    }

    /// The key of `session`.
    pub fn session(mut self, key: impl Into<String>) -> Self {
        self.session = Some(Given::Fixed(Secret::new(key)));
        self
    }

    /// What provides the key of `session`.
    pub fn session_provider(mut self, provider: impl Provide<Secret> + 'static) -> Self {
        self.session = Some(Given::by(provider));
        self
    }

    /// The credentials, behind the word `Digest`, of `digest`.
    pub fn digest(mut self, credentials: impl Into<String>) -> Self {
        self.digest = Some(Given::Fixed(Secret::new(credentials)));
        self
    }

    /// What provides the credentials, behind the word `Digest`, of `digest`.
    pub fn digest_provider(mut self, provider: impl Provide<Secret> + 'static) -> Self {
        self.digest = Some(Given::by(provider));
        self
    }

    /// The key of `query`.
    pub fn query(mut self, key: impl Into<String>) -> Self {
        self.query = Some(Given::Fixed(Secret::new(key)));
        self
    }

    /// What provides the key of `query`.
    pub fn query_provider(mut self, provider: impl Provide<Secret> + 'static) -> Self {
        self.query = Some(Given::by(provider));
        self
    }

    /// The key of `header`.
    ///
    /// A key of the console.
    pub fn header(mut self, key: impl Into<String>) -> Self {
        self.header = Some(Given::Fixed(Secret::new(key)));
        self
    }

    /// What provides the key of `header`.
    pub fn header_provider(mut self, provider: impl Provide<Secret> + 'static) -> Self {
        self.header = Some(Given::by(provider));
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
            token: self
                .token
                .map(|given| given.credential(|token| token.bearer("token")))
                .transpose()?,
            account: self
                .account
                .map(|given| given.credential(|login| login.basic("account")))
                .transpose()?,
            raw: self
                .raw
                .map(|given| {
                    given
                        .credential(|key| {
                            key.header("raw", HeaderName::from_static("authorization"))
                        })
                })
                .transpose()?,
            oauth: self
                .oauth
                .map(|given| given.credential(|token| token.bearer("oauth")))
                .transpose()?,
            open_id: self
                .open_id
                .map(|given| given.credential(|token| token.bearer("openId")))
                .transpose()?,
            session: self
                .session
                .map(|given| given.credential(|key| key.cookie("session", "SESSION")))
                .transpose()?,
            digest: self
                .digest
                .map(|given| {
                    given.credential(|credentials| credentials.http("digest", "Digest"))
                })
                .transpose()?,
            query: self
                .query
                .map(|given| given.credential(|key| key.query("query", "key")))
                .transpose()?,
            header: self
                .header
                .map(|given| {
                    given
                        .credential(|key| {
                            key.header("header", HeaderName::from_static("x-key"))
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
            header: None,
        }
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
