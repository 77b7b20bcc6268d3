//! The time of day, passed in so that tests can set it.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Returns the time in milliseconds since 1970-01-01T00:00:00Z.
pub type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The system clock.
pub fn system() -> Clock {
    Arc::new(now_ms)
}

/// Returns the time of the system clock.
pub fn now_ms() -> u64 {
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH);
    u64::try_from(elapsed.unwrap_or_default().as_millis()).unwrap_or(u64::MAX)
}
