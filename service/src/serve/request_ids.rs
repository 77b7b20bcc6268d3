//! Identifiers of requests.

use std::sync::atomic::{AtomicU64, Ordering};

use http::HeaderValue;

/// Gives each request an identifier that no other has: a random number of this
/// process, and a count.
pub(super) struct RequestIds {
    process: u64,
    next: AtomicU64,
}

impl RequestIds {
    pub(super) fn new() -> Result<Self, getrandom::Error> {
        Ok(Self {
            process: getrandom::u64()?,
            next: AtomicU64::new(1),
        })
    }

    pub(super) fn next(&self) -> HeaderValue {
        let count = self.next.fetch_add(1, Ordering::Relaxed);
        let text = format!("{:016x}-{count:x}", self.process);
        HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static("-"))
    }
}
