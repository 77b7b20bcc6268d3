// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The sender of webhooks and callbacks, and its builder.

use crate::runtime::client::builder;
use crate::runtime::client::builder::{BuildError, Settings};
use crate::runtime::client::request::Shared;
use crate::runtime::client::webhook_endpoint::{Connections, InvalidEndpointUrl};

/// Sends webhooks and callbacks. Clones share the connection pool.
#[derive(Clone, Debug)]
pub struct Sender {
    connections: Connections,
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
        })
    }
}

/// An endpoint that receives webhooks and callbacks.
#[derive(Clone, Debug)]
pub struct WebhookEndpoint {
    pub(crate) shared: Shared,
}

/// The `User-Agent`: the name and version of this crate.
const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// Builds a [`Sender`].
#[derive(Clone, Debug)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct SenderBuilder {
    settings: Settings,
}

impl SenderBuilder {
    fn new() -> Self {
        Self {
            settings: Settings::new(USER_AGENT),
        }
    }

    /// Builds the sender.
    pub fn build(self) -> Result<Sender, BuildError> {
        Ok(Sender {
            connections: Connections::new(self.settings)?,
        })
    }
}

builder::implement!(SenderBuilder);
