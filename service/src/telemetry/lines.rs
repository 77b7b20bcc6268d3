//! The lines of the log that are safe to write.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use tracing::callsite::Identifier;
use tracing::subscriber::Interest;
use tracing::{Level, Metadata};

/// The interval between lines of the same kind from libraries.
const INTERVAL: Duration = Duration::from_secs(60);

/// When each kind of line from a library was written.
#[derive(Default)]
pub(super) struct Lines(Mutex<HashMap<Identifier, Instant>>);

impl Lines {
    /// The lines that may be written, regardless of the options: below the level of warnings, libraries log their
    /// inputs, including headers with keys, and any client can cause warnings.
    pub(super) fn interest(metadata: &Metadata<'_>) -> Interest {
        let own = env!("CARGO_CRATE_NAME");
        let rest = metadata.target().strip_prefix(own);
        match rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::")) {
            true => Interest::always(),
            false if *metadata.level() <= Level::WARN => Interest::sometimes(),
            false => Interest::never(),
        }
    }

    /// Returns `true` for lines to write now.
    pub(super) fn pass(&self, metadata: &Metadata<'_>) -> bool {
        let interest = Self::interest(metadata);
        interest.is_always() || (interest.is_sometimes() && self.is_due(metadata.callsite()))
    }

    fn is_due(&self, kind: Identifier) -> bool {
        let mut written = self.0.lock();
        let now = Instant::now();
        let last = written.get(&kind);
        let is_due = last.is_none_or(|last| now.duration_since(*last) >= INTERVAL);
        if is_due {
            written.insert(kind, now);
        }
        is_due
    }
}
