//! Sending a request until a final response arrives.

use std::any::{Any, TypeId, type_name};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use http::StatusCode;

use crate::runtime::client::call::{Operation, Outcome};
use crate::runtime::client::credential::Credential;
use crate::runtime::client::credential_provider::RenewableCredential;
use crate::runtime::client::failure::{Failure, TransportError};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::retry::{RetryBudget, RetryPolicy};
use crate::runtime::client::timer::{Instant, sleep, timeout};
use crate::runtime::client::wire::{Outgoing, Wire};

/// Responds to calls in place of a server.
pub trait Responder: fmt::Debug + Send + Sync {
    /// Returns the `Outcome` of a call. `operation` is the type of the operation, `name` its name.
    fn answer(
        &self,
        asked: TypeId,
        name: &'static str,
        outgoing: &Outgoing,
    ) -> Option<Box<dyn Any>>;
}

/// A request and the state for sending it.
#[derive(Clone)]
pub struct Exchange {
    pub(crate) wire: Wire,
    pub(crate) retry: RetryPolicy,
    pub(crate) budget: RetryBudget,
    /// The overall deadline, if any.
    pub(crate) deadline: Option<Duration>,
    /// `true` if the request may be sent twice.
    pub(crate) is_repeatable: bool,
    /// `true` if the body of the response is kept after it was decoded.
    pub(crate) keeps_body: bool,
    /// The mock, if any.
    pub(crate) answers: Option<Arc<dyn Responder>>,
    pub(crate) outgoing: Outgoing,
    /// The sources of credentials that are added to each attempt.
    pub(crate) sources: Vec<Arc<dyn RenewableCredential>>,
}

impl Exchange {
    /// Returns the outcome that the mock provides, if there is one.
    pub(crate) fn answered<O: Operation>(&self) -> Option<Outcome<O>> {
        let answers = self.answers.as_ref()?;
        let name = type_name::<O>();
        let found = answers.answer(TypeId::of::<O>(), name, &self.outgoing);
        let outcome = found.and_then(|found| found.downcast::<Outcome<O>>().ok());
        Some(outcome.map_or_else(
            || {
                let why = format!("no response is set for the operation `{name}`");
                Err(Failure::Transport(TransportError::Broken(why.into())))
            },
            |outcome| *outcome,
        ))
    }

    /// Sends the request until there is a final response, or the deadline is reached.
    pub(crate) async fn exchange(&self) -> Result<RawResponse, TransportError> {
        let Some(deadline) = self.deadline else {
            return self.attempts().await;
        };
        let in_time = timeout(deadline, self.attempts()).await;
        in_time.unwrap_or(Err(TransportError::Deadline(deadline)))
    }

    async fn attempts(&self) -> Result<RawResponse, TransportError> {
        let begin = Instant::now();
        let mut attempt = 1;
        loop {
            let outcome = self.attempt(attempt - 1).await;
            self.budget.note(&outcome);
            let (elapsed, jitter) = (begin.elapsed(), fastrand::f64());
            let wait = (self.retry).wait(self.is_repeatable, &outcome, attempt, elapsed, jitter);
            let is_in_time = |wait: &Duration| {
                self.deadline
                    .is_none_or(|deadline| elapsed.saturating_add(*wait) < deadline)
            };
            match wait.filter(is_in_time) {
                Some(wait) if self.can_be_repeated() => sleep(wait).await,
                _ => return outcome,
            }
            attempt += 1;
        }
    }

    /// Returns `true` if the body is still available and the budget allows a retry.
    fn can_be_repeated(&self) -> bool {
        self.outgoing.can_be_sent() && self.budget.take(&self.retry)
    }

    /// Sends the request once. If provided credentials are rejected with 401, sends it once more
    /// with new ones. `resends` counts the attempts before.
    pub(crate) async fn attempt(&self, resends: u32) -> Result<RawResponse, TransportError> {
        if self.sources.is_empty() {
            return self.wire.send(&self.outgoing, resends).await;
        }
        let (outgoing, generations) = self.authorized(&[]).await?;
        let received = self.wire.send(&outgoing, resends).await?;
        if received.status() != StatusCode::UNAUTHORIZED || !self.outgoing.can_be_sent() {
            return Ok(received);
        }
        match self.authorized(&generations).await {
            Ok((outgoing, _)) => self.wire.send(&outgoing, resends + 1).await,
            // The 401 response is more informative than the error of the provider.
            Err(_) => Ok(received),
        }
    }

    /// Returns the request with all its credentials, and the generation of each. `refused` are
    /// generations that must be replaced.
    async fn authorized(&self, refused: &[u64]) -> Result<(Outgoing, Vec<u64>), TransportError> {
        let (mut credentials, mut generations) = (Vec::<Credential>::new(), Vec::new());
        for (index, source) in self.sources.iter().enumerate() {
            let current = source.current(refused.get(index).copied()).await?;
            credentials.push(current.credential);
            generations.push(current.generation);
        }
        let outgoing = self.outgoing.with(&credentials);
        let outgoing = outgoing.map_err(|invalid| TransportError::Credential(invalid.into()))?;
        Ok((outgoing, generations))
    }
}
