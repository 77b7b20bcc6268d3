//! Webhooks and callbacks: requests that the server sends to the client.

use std::collections::BTreeSet;

use super::{
    Api, ErrorBody, FailureSet, OpenStatuses, Operation, Security, SecurityScheme, Servers,
    TagFeatures, TypeFiles, Verifier,
};

/// A webhook or callback.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Webhook {
    /// An entry of `webhooks`.
    Webhook {
        /// The key in `webhooks`.
        key: String,
    },
    /// An entry of an operation's `callbacks`.
    Callback {
        /// The key in `callbacks`.
        key: String,
        /// The operations that declare it.
        operations: Vec<String>,
        /// The URL, with runtime expressions.
        expression: String,
    },
}

/// The webhooks and callbacks of a description.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Webhooks {
    /// One operation for each.
    pub operations: Vec<Operation>,
    /// The security schemes by which the server authenticates.
    pub schemes: Vec<SecurityScheme>,
    /// The verifiers of its credentials.
    pub verifiers: Vec<Verifier>,
    /// The types of error bodies.
    pub error_bodies: Vec<ErrorBody>,
    /// The statuses from which handlers choose.
    pub open_statuses: Vec<OpenStatuses>,
    /// The errors that several of them have in common.
    pub failure_sets: Vec<FailureSet>,
}

impl Api {
    /// The webhooks as an API of their own, which the client serves.
    pub fn webhook_api(&self) -> Option<Self> {
        if self.webhooks.operations.is_empty() {
            return None;
        }
        let webhooks = self.webhooks.clone();
        Some(Self {
            operations: webhooks.operations,
            tag_modules: Vec::new(),
            tag_traits: Vec::new(),
            tag_features: TagFeatures::default(),
            schemes: webhooks.schemes,
            verifiers: webhooks.verifiers,
            error_bodies: webhooks.error_bodies,
            open_statuses: webhooks.open_statuses,
            failure_sets: webhooks.failure_sets,
            type_files: TypeFiles::new(),
            webhook_only_types: BTreeSet::new(),
            servers: Servers::default(),
            other_servers: Vec::new(),
            default_security: Security::default(),
            always_sent: None,
            common_headers: Vec::new(),
            checks_requests: false,
            webhooks: Webhooks::default(),
            ..self.clone()
        })
    }

    /// `true` if the operations are webhooks.
    pub fn is_webhook_api(&self) -> bool {
        self.operations.iter().any(|one| one.webhook.is_some())
    }
}
