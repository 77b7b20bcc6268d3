//! Lines that are written by a thread of their own.

use std::io;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tracing_appender::non_blocking::{ErrorCounter, NonBlocking, NonBlockingBuilder, WorkerGuard};

/// How many lines wait to be written at most. What is logged beyond them is left out:
/// whoever reads the log too slowly does not hold up the service.
const MAX_WAITING: usize = 16_384;

/// The lines that were left out, once there is a log.
static LEFT_OUT: OnceLock<ErrorCounter> = OnceLock::new();

/// What writes the log of the process. Clones are of the same.
#[derive(Clone)]
pub struct Background(Arc<Mutex<Option<WorkerGuard>>>);

impl Background {
    /// Begins to write to `out`.
    pub(super) fn start(out: impl io::Write + Send + 'static) -> (NonBlocking, Self) {
        let builder = NonBlockingBuilder::default()
            .lossy(true)
            .buffered_lines_limit(MAX_WAITING)
            .thread_name("log");
        let (lines, guard) = builder.finish(out);
        // A process has one log.
        let _ = LEFT_OUT.set(lines.error_counter());
        (lines, Self(Arc::new(Mutex::new(Some(guard)))))
    }

    /// Writes what waits, for a second at most; nothing is written after it.
    pub fn end(&self) {
        let mut guard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop(guard.take());
    }
}

/// How many lines were left out, since too many waited.
pub(crate) fn left_out() -> u64 {
    let lines = LEFT_OUT.get().map_or(0, ErrorCounter::dropped_lines);
    u64::try_from(lines).unwrap_or(u64::MAX)
}
