//! Helpers of several tests: a service in this process or in a separate one, and requests and responses as they are on
//! the wire.
#![cfg_attr(not(unix), allow(dead_code, reason = "some tests need Unix"))]

pub mod adoption;
pub mod browser;
pub mod calls;
#[cfg(unix)]
pub mod certificate;
#[cfg(unix)]
pub mod cluster;
pub mod collector;
pub mod process;
pub mod request;
pub mod response;
#[cfg(unix)]
pub mod servers;
pub mod service;
pub mod test_database;
pub mod write_lock;

use std::time::{Duration, Instant};

/// The timeout of any wait, far longer than it takes.
pub const TIMEOUT: Duration = Duration::from_secs(20);

/// Polls `poll` until it returns a value.
#[track_caller]
pub fn wait_until<T>(what: &str, mut poll: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + TIMEOUT;
    loop {
        if let Some(value) = poll() {
            return value;
        }
        assert!(Instant::now() < deadline, "timed out waiting for {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}
