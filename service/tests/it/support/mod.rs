//! What the tests share: a service in this process or in one of its own, and
//! requests and answers as they are on the wire.
#![cfg_attr(not(unix), allow(dead_code, reason = "some tests need Unix"))]

pub mod adoption;
pub mod answer;
pub mod browser;
pub mod calls;
#[cfg(unix)]
pub mod certificate;
#[cfg(unix)]
pub mod cluster;
pub mod collector;
pub mod held;
pub mod place;
pub mod process;
pub mod request;
#[cfg(unix)]
pub mod servers;
pub mod service;

use std::time::{Duration, Instant};

/// How long anything is waited for: far longer than it takes.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Waits until `done` gives something.
#[track_caller]
pub fn wait_until<T>(what: &str, mut done: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(value) = done() {
            return value;
        }
        assert!(Instant::now() < deadline, "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}
