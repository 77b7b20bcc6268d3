//! The clock and the timer of a web page.
#![cfg(all(target_arch = "wasm32", target_os = "unknown"))]

use std::time::{Duration, SystemTime};

use gloo_timers::future::TimeoutFuture;
use send_wrapper::SendWrapper;
use web_time::web::SystemTimeExt;

pub use web_time::Instant;

/// The longest timeout that browsers support, in milliseconds: 24 days.
const MAX_TIMEOUT: u32 = i32::MAX as u32;

/// A timer, which stays on its thread.
pub type Sleep = SendWrapper<TimeoutFuture>;

/// Returns a timer.
pub fn sleep(time: Duration) -> Sleep {
    let time = u32::try_from(time.as_millis()).unwrap_or(MAX_TIMEOUT);
    SendWrapper::new(TimeoutFuture::new(time.min(MAX_TIMEOUT)))
}

/// Returns the current time.
pub fn system_time() -> SystemTime {
    web_time::SystemTime::now().to_std()
}
