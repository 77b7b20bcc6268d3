// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The clock and the timer of the page that a browser runs the client in.
#![cfg(all(target_arch = "wasm32", target_os = "unknown"))]

use std::time::{Duration, SystemTime};

use gloo_timers::future::TimeoutFuture;
use send_wrapper::SendWrapper;
use web_time::web::SystemTimeExt;

pub use web_time::Instant;

/// The longest wait that a browser keeps to, in milliseconds: 24 days.
const LONGEST: u32 = i32::MAX as u32;

/// A wait, which stays on the thread where it began.
pub type Sleep = SendWrapper<TimeoutFuture>;

/// Waits for some time.
pub fn sleep(time: Duration) -> Sleep {
    let time = u32::try_from(time.as_millis()).unwrap_or(LONGEST);
    SendWrapper::new(TimeoutFuture::new(time.min(LONGEST)))
}

/// The time of the day.
pub fn system_time() -> SystemTime {
    web_time::SystemTime::now().to_std()
}
