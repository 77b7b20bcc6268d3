//! Hooks: what the server asks of the client.

use super::{Api, ErrorBody, Operation, Security, SecurityScheme, Servers, Verifier};

/// What makes an operation a request of the server to the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hook {
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
pub struct Hooks {
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
    pub fn of_hooks(&self) -> Option<Self> {
        if self.hooks.operations.is_empty() {
            return None;
        }
        let hooks = self.hooks.clone();
        Some(Self {
            operations: hooks.operations,
            schemes: hooks.schemes,
            verifiers: hooks.verifiers,
            error_bodies: hooks.error_bodies,
            servers: Servers::none(),
            other_servers: Vec::new(),
            default_security: Security::default(),
            common_headers: Vec::new(),
            checks_requests: false,
            hooks: Hooks::default(),
            ..self.clone()
        })
    }

    /// Whether the operations are hooks.
    pub fn is_of_hooks(&self) -> bool {
        self.operations.iter().any(|one| one.hook.is_some())
    }
}
