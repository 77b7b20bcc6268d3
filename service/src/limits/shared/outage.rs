//! The state of the server.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::TIMEOUT;
use crate::database::Error;

/// The pause between two attempts to reach an unavailable server. Other requests do not wait for it.
const PAUSE: Duration = Duration::from_secs(1);

/// A circuit breaker.
#[derive(Default)]
pub(super) struct Outage {
    /// The time of the next attempt, while the server is unavailable.
    retry_at: Mutex<Option<Instant>>,
}

impl Outage {
    /// Returns `true` if a request may be sent to the server.
    pub(super) fn may_ask(&self) -> bool {
        let mut retry_at = self.retry_at();
        let now = Instant::now();
        if retry_at.is_none_or(|at| now >= at) {
            // No other request is sent until this one has timed out.
            *retry_at = retry_at.map(|_| now + TIMEOUT + PAUSE);
            return true;
        }
        false
    }

    /// Records that the server did not respond.
    pub(super) fn begin(&self, error: &Error) {
        let retry_at = self.retry_at().replace(Instant::now() + PAUSE);
        if retry_at.is_none() {
            tracing::error!(%error, "requests are not counted by the server");
        }
    }

    /// Records that the server responded.
    pub(super) fn end(&self) {
        if self.retry_at().take().is_some() {
            tracing::info!("requests are counted by the server again");
        }
    }

    fn retry_at(&self) -> MutexGuard<'_, Option<Instant>> {
        self.retry_at.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
