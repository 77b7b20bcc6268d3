//! The time of day, passed in so that tests can turn it.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the time: milliseconds since 1970-01-01T00:00:00Z.
pub type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The clock of the system.
pub fn system() -> Clock {
    Arc::new(now_ms)
}

/// What the clock of the system says.
pub fn now_ms() -> u64 {
    let elapsed = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX)
}
