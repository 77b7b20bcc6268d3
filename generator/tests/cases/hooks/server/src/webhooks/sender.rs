// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The sender of webhooks and callbacks, and its builder.

use std::time::Duration;

use tower_layer::Layer;

use crate::runtime::webhooks::basic::BasicCredential;
use crate::runtime::webhooks::builder::{BuildError, Settings};
use crate::runtime::webhooks::credential::{Credential, Secret};
use crate::runtime::webhooks::credential_provider::{
    CredentialProvider, CredentialSource,
};
use crate::runtime::webhooks::request::Shared;
use crate::runtime::webhooks::retry::RetryPolicy;
use crate::runtime::webhooks::transport::{Transport, TransportService};
use crate::runtime::webhooks::webhook_endpoint::{Connections, InvalidEndpointUrl};

/// Sends webhooks and callbacks. Clones share the connection pool.
#[derive(Clone, Debug)]
pub struct Sender {
    connections: Connections,
    basic: Option<Credential>,
    hook_key: Option<Credential>,
}

impl Sender {
    /// Returns a builder.
    pub fn builder() -> SenderBuilder {
        SenderBuilder::new()
    }

    /// Returns the endpoint at an absolute `http` or `https` URL.
    ///
    /// The URL is usually chosen by the receiver: make sure that it does not point into a
    /// private network. Redirects are not followed.
    pub fn to(&self, url: &str) -> Result<WebhookEndpoint, InvalidEndpointUrl> {
        Ok(WebhookEndpoint {
            shared: self.connections.to(url)?,
            basic: self.basic.clone(),
            hook_key: self.hook_key.clone(),
        })
    }
}

/// An endpoint that receives webhooks and callbacks.
#[derive(Clone, Debug)]
pub struct WebhookEndpoint {
    pub(crate) shared: Shared,
    pub(crate) basic: Option<Credential>,
    pub(crate) hook_key: Option<Credential>,
}

/// Builds a [`Sender`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct SenderBuilder {
    settings: Settings,
    basic: Option<CredentialSource<BasicCredential>>,
    hook_key: Option<CredentialSource<Secret>>,
}

impl SenderBuilder {
    fn new() -> Self {
        Self {
            settings: Settings::default(),
            basic: None,
            hook_key: None,
        }
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

    /// Sets the key of `hookKey`.
    pub fn hook_key(mut self, key: impl Into<String>) -> Self {
        self.hook_key = Some(CredentialSource::Fixed(Secret::new(key)));
        self
    }

    /// Sets a provider of the key of `hookKey`.
    pub fn hook_key_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.hook_key = Some(CredentialSource::by(provider));
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

    /// Builds the sender.
    pub fn build(self) -> Result<Sender, BuildError> {
        Ok(Sender {
            connections: Connections::new(self.settings)?,
            basic: self
                .basic
                .map(|source| source.credential(|login| login.basic("basic")))
                .transpose()?,
            hook_key: self
                .hook_key
                .map(|source| source.credential(|key| key.query("hookKey", "key")))
                .transpose()?,
        })
    }
}
