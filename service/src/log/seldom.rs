//! Lines of the same kind that come often.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How often one is written.
const PAUSE: Duration = Duration::from_secs(1);

/// Lets one line a second through.
pub(crate) struct Seldom(Mutex<State>);

struct State {
    last: Option<Instant>,
    kept_back: u64,
}

impl Seldom {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(State {
            last: None,
            kept_back: 0,
        }))
    }

    /// Whether a line is to be written, and how many were not since the last.
    pub(crate) fn pass(&self) -> Option<u64> {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if state.last.is_some_and(|last| last.elapsed() < PAUSE) {
            state.kept_back += 1;
            return None;
        }
        state.last = Some(Instant::now());
        Some(std::mem::take(&mut state.kept_back))
    }
}
