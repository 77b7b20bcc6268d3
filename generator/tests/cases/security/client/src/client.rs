// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The client, and how it is built.

use std::time::Duration;

use http::HeaderName;

use crate::runtime::basic::Login;
use crate::runtime::builder::{BuildError, Settings};
use crate::runtime::call::Shared;
use crate::runtime::credential::{Credential, Secret};
use crate::runtime::retry::RetryPolicy;

/// Makes the calls. A clone shares the connections.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) shared: Shared,
    pub(crate) token: Option<Credential>,
    pub(crate) account: Option<Credential>,
    pub(crate) header: Option<Credential>,
    pub(crate) query: Option<Credential>,
    pub(crate) session: Option<Credential>,
    pub(crate) digest: Option<Credential>,
    pub(crate) oauth: Option<Credential>,
    pub(crate) open_id: Option<Credential>,
    pub(crate) raw: Option<Credential>,
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
    token: Option<Secret>,
    account: Option<Login>,
    header: Option<Secret>,
    query: Option<Secret>,
    session: Option<Secret>,
    digest: Option<Secret>,
    oauth: Option<Secret>,
    open_id: Option<Secret>,
    raw: Option<Secret>,
}

impl ClientBuilder {
    fn new(environment: Environment) -> Self {
        Self {
            environment,
            settings: Settings::default(),
            token: None,
            account: None,
            header: None,
            query: None,
            session: None,
            digest: None,
            oauth: None,
            open_id: None,
            raw: None,
        }
    }

    /// The bearer token of `token`.
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(Secret::new(token));
        self
    }

    /// The user name and the password of `account`.
    pub fn account(
        mut self,
        user: impl Into<String>,
        password: impl Into<String>,
    ) -> Self {
        self.account = Some(Login::new(user, password));
        self
    }

    /// The key of `header`.
    ///
    /// A key of the console.
    pub fn header(mut self, key: impl Into<String>) -> Self {
        self.header = Some(Secret::new(key));
        self
    }

    /// The key of `query`.
    pub fn query(mut self, key: impl Into<String>) -> Self {
        self.query = Some(Secret::new(key));
        self
    }

    /// The key of `session`.
    pub fn session(mut self, key: impl Into<String>) -> Self {
        self.session = Some(Secret::new(key));
        self
    }

    /// The credentials, behind the word `Digest`, of `digest`.
    pub fn digest(mut self, credentials: impl Into<String>) -> Self {
        self.digest = Some(Secret::new(credentials));
        self
    }

    /// The access token of `oauth`.
    pub fn oauth(mut self, token: impl Into<String>) -> Self {
        self.oauth = Some(Secret::new(token));
        self
    }

    /// The access token of `openId`.
    pub fn open_id(mut self, token: impl Into<String>) -> Self {
        self.open_id = Some(Secret::new(token));
        self
    }

    /// The key of `raw`.
    pub fn raw(mut self, key: impl Into<String>) -> Self {
        self.raw = Some(Secret::new(key));
        self
    }

    /// The time for one attempt of a call: 30 s if not set.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.settings.timeout = timeout;
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

    /// Builds the client.
    pub fn build(self) -> Result<Client, BuildError> {
        Ok(Client {
            shared: self.settings.share(&self.environment.base_url, "")?,
            token: self.token.map(|token| token.bearer("token")).transpose()?,
            account: self.account.map(|login| login.basic("account")).transpose()?,
            header: self
                .header
                .map(|key| key.header("header", HeaderName::from_static("x-key")))
                .transpose()?,
            query: self.query.map(|key| key.query("query", "key")).transpose()?,
            session: self
                .session
                .map(|key| key.cookie("session", "SESSION"))
                .transpose()?,
            digest: self
                .digest
                .map(|credentials| credentials.http("digest", "Digest"))
                .transpose()?,
            oauth: self.oauth.map(|token| token.bearer("oauth")).transpose()?,
            open_id: self.open_id.map(|token| token.bearer("openId")).transpose()?,
            raw: self
                .raw
                .map(|key| key.header("raw", HeaderName::from_static("authorization")))
                .transpose()?,
        })
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
