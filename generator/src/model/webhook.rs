//! Webhooks: what the server asks of the client.

use super::{Api, ErrorBody, Operation, Security, SecurityScheme, Servers, Verifier};

/// What makes an operation a request of the server to the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Webhook {
    /// It is sent to an address that the two agreed on elsewhere.
    Webhook {
        /// What the description calls it.
        key: String,
    },
    /// It is sent to an address that an operation was given.
    Callback {
        /// What the operation calls it.
        key: String,
        /// The names of the operations that have it.
        operations: Vec<String>,
        /// The address, with runtime expressions in it.
        address: String,
    },
}

/// The hooks of a description, and what they have of their own.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Webhooks {
    /// The hooks.
    pub operations: Vec<Operation>,
    /// How the server proves who it is.
    pub schemes: Vec<SecurityScheme>,
    /// What tells that it is the server.
    pub verifiers: Vec<Verifier>,
    /// The types of the bodies that rejected requests are answered with.
    pub error_bodies: Vec<ErrorBody>,
}

impl Api {
    /// The hooks as an API of their own, of which the client is the server; `None` if there are
    /// none.
    pub fn webhook_api(&self) -> Option<Self> {
        if self.webhooks.operations.is_empty() {
            return None;
        }
        let webhooks = self.webhooks.clone();
        Some(Self {
            operations: webhooks.operations,
            schemes: webhooks.schemes,
            verifiers: webhooks.verifiers,
            error_bodies: webhooks.error_bodies,
            servers: Servers::none(),
            other_servers: Vec::new(),
            default_security: Security::default(),
            common_headers: Vec::new(),
            checks_requests: false,
            webhooks: Webhooks::default(),
            ..self.clone()
        })
    }

    /// Whether the operations are hooks.
    pub fn is_webhook_api(&self) -> bool {
        self.operations.iter().any(|one| one.webhook.is_some())
    }
}
