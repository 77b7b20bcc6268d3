//! A request, and how it is sent until there is an answer to give back.

use std::any::{Any, TypeId, type_name};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use http::StatusCode;

use super::call::{Operation, Outcome};
use super::credential::Credential;
use super::failure::{Failure, TransportError};
use super::provider::Source;
use super::received::Received;
use super::retry::{RetryBudget, RetryPolicy};
use super::timer::{Instant, sleep, timeout};
use super::wire::{Outgoing, Wire};

/// What answers calls in place of a server, by their operations.
pub trait Answers: fmt::Debug + Send + Sync {
    /// How a call ends: the `Outcome` of the operation of this type, which has this name.
    fn answer(
        &self,
        asked: TypeId,
        name: &'static str,
        outgoing: &Outgoing,
    ) -> Option<Box<dyn Any>>;
}

/// A request, and how it is sent.
#[derive(Clone)]
pub struct Connection {
    pub(super) wire: Wire,
    pub(super) retry: RetryPolicy,
    pub(super) budget: RetryBudget,
    /// The time for all attempts, if it is bounded.
    pub(super) deadline: Option<Duration>,
    /// Whether to send the request twice is as good as once.
    pub(super) is_repeatable: bool,
    /// What answers in place of a server.
    pub(super) answers: Option<Arc<dyn Answers>>,
    pub(super) outgoing: Outgoing,
    /// What provides the credentials that the request does not have yet.
    pub(super) sources: Vec<Arc<dyn Source>>,
}

impl Connection {
    /// How the call ends, if something answers in place of a server.
    pub(super) fn answered<O: Operation>(&self) -> Option<Outcome<O>> {
        let answers = self.answers.as_ref()?;
        let name = type_name::<O>();
        let found = answers.answer(TypeId::of::<O>(), name, &self.outgoing);
        let outcome = found.and_then(|found| found.downcast::<Outcome<O>>().ok());
        Some(outcome.map_or_else(
            || {
                let why = format!("there is no answer to the operation `{name}`");
                Err(Failure::Transport(TransportError::Broken(why.into())))
            },
            |outcome| *outcome,
        ))
    }

    /// Sends the request until there is an answer to give back, or no time is left.
    pub(super) async fn exchange(&self) -> Result<Received, TransportError> {
        let Some(deadline) = self.deadline else {
            return self.attempts().await;
        };
        let in_time = timeout(deadline, self.attempts()).await;
        in_time.unwrap_or(Err(TransportError::Deadline(deadline)))
    }

    async fn attempts(&self) -> Result<Received, TransportError> {
        let begin = Instant::now();
        let mut attempt = 1;
        loop {
            let outcome = self.attempt().await;
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

    /// Whether its body is still there, and the budget allows it.
    fn can_be_repeated(&self) -> bool {
        self.outgoing.can_be_sent() && self.budget.take(&self.retry)
    }

    /// Sends the request once; where the credentials that were provided for it are refused, which
    /// tells that it was not carried out, once more with others.
    pub(super) async fn attempt(&self) -> Result<Received, TransportError> {
        if self.sources.is_empty() {
            return self.wire.send(&self.outgoing).await;
        }
        let (outgoing, generations) = self.authorized(&[]).await?;
        let received = self.wire.send(&outgoing).await?;
        if received.status() != StatusCode::UNAUTHORIZED || !self.outgoing.can_be_sent() {
            return Ok(received);
        }
        match self.authorized(&generations).await {
            Ok((outgoing, _)) => self.wire.send(&outgoing).await,
            // Something was sent, and what answered it says more than that nothing else can be.
            Err(_) => Ok(received),
        }
    }

    /// The request with all its credentials, and which of each source they are. `refused` are
    /// those that are not taken again.
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
