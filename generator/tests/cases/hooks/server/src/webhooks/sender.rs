// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! What sends hooks, and how it is built.

use std::time::Duration;

use tower_layer::Layer;

use crate::runtime::webhooks::addressee::{Connections, InvalidAddress};
use crate::runtime::webhooks::basic::Login;
use crate::runtime::webhooks::builder::{BuildError, Settings};
use crate::runtime::webhooks::credential::{Credential, Secret};
use crate::runtime::webhooks::provider::{Given, Provide};
use crate::runtime::webhooks::request::Shared;
use crate::runtime::webhooks::retry::RetryPolicy;
use crate::runtime::webhooks::transport::{Transport, TransportService};

/// Sends hooks. A clone shares the connections.
#[derive(Clone, Debug)]
pub struct Sender {
    connections: Connections,
    basic: Option<Credential>,
    hook_key: Option<Credential>,
}

impl Sender {
    /// Begins to build a sender.
    pub fn builder() -> SenderBuilder {
        SenderBuilder::new()
    }

    /// Whoever receives hooks at an absolute `http` or `https` address.
    ///
    /// A request is sent to wherever the address leads, and somebody else chose it: make
    /// sure that it does not lead into a network of one's own. Redirects are not followed.
    pub fn to(&self, address: &str) -> Result<Addressee, InvalidAddress> {
        Ok(Addressee {
            shared: self.connections.to(address)?,
            basic: self.basic.clone(),
            hook_key: self.hook_key.clone(),
        })
    }
}

/// Whoever receives hooks at an address.
#[derive(Clone, Debug)]
pub struct Addressee {
    pub(crate) shared: Shared,
    pub(crate) basic: Option<Credential>,
    pub(crate) hook_key: Option<Credential>,
}

/// Builds a [`Sender`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until it is told to build"]
pub struct SenderBuilder {
    settings: Settings,
    basic: Option<Given<Login>>,
    hook_key: Option<Given<Secret>>,
}

impl SenderBuilder {
    fn new() -> Self {
        Self {
            settings: Settings::default(),
            basic: None,
            hook_key: None,
        }
    }

    /// The user name and the password of `basic`.
    pub fn basic(
        mut self,
        user: impl Into<String>,
        password: impl Into<String>,
    ) -> Self {
        self.basic = Some(Given::Fixed(Login::new(user, password)));
        self
    }

    /// What provides the user name and the password of `basic`.
    pub fn basic_provider(mut self, provider: impl Provide<Login> + 'static) -> Self {
        self.basic = Some(Given::by(provider));
        self
    }

    /// The key of `hookKey`.
    pub fn hook_key(mut self, key: impl Into<String>) -> Self {
        self.hook_key = Some(Given::Fixed(Secret::new(key)));
        self
    }

    /// What provides the key of `hookKey`.
    pub fn hook_key_provider(
        mut self,
        provider: impl Provide<Secret> + 'static,
    ) -> Self {
        self.hook_key = Some(Given::by(provider));
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

    /// Builds the sender.
    pub fn build(self) -> Result<Sender, BuildError> {
        Ok(Sender {
            connections: Connections::new(self.settings)?,
            basic: self
                .basic
                .map(|given| given.credential(|login| login.basic("basic")))
                .transpose()?,
            hook_key: self
                .hook_key
                .map(|given| given.credential(|key| key.query("hookKey", "key")))
                .transpose()?,
        })
    }
}
