//! The clock and the timer of the platform.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub use crate::runtime::client::timer_in_browser::{Instant, Sleep, sleep, system_time};
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
pub use tokio::time::{Instant, Sleep, sleep};

/// Returns the current time.
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
pub fn system_time() -> std::time::SystemTime {
    std::time::SystemTime::now()
}

/// Awaits a future; `None` on a timeout.
pub async fn timeout<F: Future>(time: Duration, future: F) -> Option<F::Output> {
    let (mut future, mut over) = (pin!(future), pin!(sleep(time)));
    let first = poll_fn(|context| match future.as_mut().poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending => over.as_mut().poll(context).map(|()| None),
    });
    first.await
}
