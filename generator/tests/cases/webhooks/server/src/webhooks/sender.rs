// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The sender of webhooks and callbacks, and its builder.

use crate::runtime::client::builder;
use crate::runtime::client::builder::{BuildError, Settings};
use crate::runtime::client::credential::{Credential, Secret};
use crate::runtime::client::credential_provider::{CredentialProvider, CredentialSource};
use crate::runtime::client::request::Shared;
use crate::runtime::client::webhook_endpoint::{Connections, InvalidEndpointUrl};

/// Sends webhooks and callbacks. Clones share the connection pool.
#[derive(Clone, Debug)]
pub struct Sender {
    connections: Connections,
    shelter_token: Option<Credential>,
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
            shelter_token: self.shelter_token.clone(),
        })
    }
}

/// An endpoint that receives webhooks and callbacks.
#[derive(Clone, Debug)]
pub struct WebhookEndpoint {
    pub(crate) shared: Shared,
    pub(crate) shelter_token: Option<Credential>,
}

/// The `User-Agent`: the name and version of this crate.
const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// Builds a [`Sender`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct SenderBuilder {
    settings: Settings,
    shelter_token: Option<CredentialSource<Secret>>,
}

impl SenderBuilder {
    fn new() -> Self {
        Self {
            settings: Settings::new(USER_AGENT),
            shelter_token: None,
        }
    }

    /// Sets the bearer token of `shelterToken`.
    pub fn shelter_token(mut self, token: impl Into<String>) -> Self {
        self.shelter_token = Some(CredentialSource::Fixed(Secret::new(token)));
        self
    }

    /// Sets a provider of the bearer token of `shelterToken`.
    pub fn shelter_token_provider(
        mut self,
        provider: impl CredentialProvider<Secret> + 'static,
    ) -> Self {
        self.shelter_token = Some(CredentialSource::by(provider));
        self
    }

    /// Builds the sender.
    pub fn build(self) -> Result<Sender, BuildError> {
        Ok(Sender {
            connections: Connections::new(self.settings)?,
            shelter_token: self
                .shelter_token
                .map(|source| source.credential(|token| token.bearer("shelterToken")))
                .transpose()?,
        })
    }
}

builder::implement!(SenderBuilder);
