//! Whether the server is away.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::time::Instant;

use super::PATIENCE;
use crate::database::Error;

/// How long a server that is away is not asked. Then one request asks it, and others
/// go on without it until that one knows more.
const PAUSE: Duration = Duration::from_secs(1);

/// Whether the server is away. What it costs to find out is not for every request.
pub(super) struct Outage {
    begun: Instant,
    /// Until when the server is not asked, in milliseconds; 0 while it answers.
    until: AtomicU64,
}

impl Outage {
    pub(super) fn none() -> Self {
        Self {
            begun: Instant::now(),
            until: AtomicU64::new(0),
        }
    }

    /// Whether a request may ask the server.
    pub(super) fn may_ask(&self) -> bool {
        let until = self.until.load(Relaxed);
        if until == 0 {
            return true;
        }
        let is_over = self.after(Duration::ZERO) >= until;
        // One alone: it may be given up by its client, and then another does.
        let next = self.after(PATIENCE + PAUSE);
        is_over && (self.until).compare_exchange(until, next, Relaxed, Relaxed) == Ok(until)
    }

    /// Notes that the server did not answer.
    pub(super) fn note(&self, error: &Error) {
        if self.until.swap(self.after(PAUSE), Relaxed) == 0 {
            tracing::error!(%error, "requests are not counted by the server");
        }
    }

    /// Notes that it has answered.
    pub(super) fn end(&self) {
        if self.until.load(Relaxed) > 0 && self.until.swap(0, Relaxed) > 0 {
            tracing::info!("requests are counted by the server again");
        }
    }

    /// The time after a pause, in milliseconds.
    fn after(&self, pause: Duration) -> u64 {
        let time = self.begun.elapsed() + pause;
        u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
    }
}
