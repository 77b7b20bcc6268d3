//! What happens on a connection, told by whatever reads, writes and answers.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::time::Instant;

/// What happens on a connection.
///
/// The order in which its parts are seen does not matter: each look at them
/// leads to another, later one.
pub(super) struct Activity {
    opened: Instant,
    /// The requests that are not answered.
    under_way: AtomicU32,
    /// When the last answer was given, in milliseconds from the begin; 0 when
    /// there was none.
    answered_ms: AtomicU64,
    has_read: AtomicBool,
    is_blocked: AtomicBool,
    /// How often the client took something; wraps around.
    taken: AtomicU32,
}

/// A request that is not answered, until it is dropped.
pub(super) struct UnderWay<'a>(&'a Activity);

impl Activity {
    pub(super) fn new() -> Self {
        Self {
            opened: Instant::now(),
            under_way: AtomicU32::new(0),
            answered_ms: AtomicU64::new(0),
            has_read: AtomicBool::new(false),
            is_blocked: AtomicBool::new(false),
            taken: AtomicU32::new(0),
        }
    }

    /// Notes a request.
    pub(super) fn begin(&self) -> UnderWay<'_> {
        self.under_way.fetch_add(1, Relaxed);
        self.has_read.store(false, Relaxed);
        UnderWay(self)
    }

    /// Notes that something has come: of a new request, if none is under way.
    pub(super) fn read(&self) {
        if self.under_way.load(Relaxed) == 0 {
            self.has_read.store(true, Relaxed);
        }
    }

    /// Notes whether the client takes what is sent to it.
    pub(super) fn wrote(&self, is_taken: bool) {
        self.is_blocked.store(!is_taken, Relaxed);
        if is_taken {
            self.taken.fetch_add(1, Relaxed);
        }
    }

    /// If the client does not take what is sent to it: how often it did.
    pub(super) fn blocked(&self) -> Option<u32> {
        let is_blocked = self.is_blocked.load(Relaxed);
        is_blocked.then(|| self.taken.load(Relaxed))
    }

    /// Whether a request is under way.
    pub(super) fn is_answering(&self) -> bool {
        self.under_way.load(Relaxed) > 0
    }

    /// Whether something has come since the last request.
    pub(super) fn has_read(&self) -> bool {
        self.has_read.load(Relaxed)
    }

    pub(super) const fn opened(&self) -> Instant {
        self.opened
    }

    /// When the last answer was given.
    pub(super) fn answered(&self) -> Option<Instant> {
        match self.answered_ms.load(Relaxed) {
            0 => None,
            ms => Some(self.opened + Duration::from_millis(ms)),
        }
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        let elapsed = self.0.opened.elapsed().as_millis();
        let ms = u64::try_from(elapsed).unwrap_or(u64::MAX).max(1);
        self.0.answered_ms.store(ms, Relaxed);
        self.0.under_way.fetch_sub(1, Relaxed);
    }
}
