//! Calls that are made by a thread that waits for them.
#![cfg(feature = "blocking")]

use std::io;
use std::sync::OnceLock;

use tokio::runtime::{Builder, Handle, Runtime};

use super::call::{Call, Operation};
use super::failure::{Failure, TransportError};

impl<O: Operation> Call<O> {
    /// Makes the call, and waits for it.
    ///
    /// # Errors
    ///
    /// As [`send`](Self::send); and [`TransportError::Connect`] in a thread of an async runtime, one
    /// of `spawn_blocking` too: where there is a runtime, `send` is awaited, or waited for by
    /// `Handle::block_on`.
    pub fn send_blocking(self) -> Result<O::Success, Failure<O::Failure>> {
        block_on(self.send()).unwrap_or_else(|error| Err(Failure::Transport(error)))
    }
}

/// Waits for a future, by a runtime that all such calls share.
pub(super) fn block_on<F: Future>(future: F) -> Result<F::Output, TransportError> {
    if Handle::try_current().is_ok() {
        let why = "a thread of an async runtime cannot wait for a call";
        return Err(TransportError::Connect(why.into()));
    }
    let runtime = runtime().map_err(|error| TransportError::Connect(error.into()))?;
    Ok(runtime.block_on(future))
}

/// One thread that keeps the connections alive between calls.
fn runtime() -> io::Result<&'static Runtime> {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    if let Some(runtime) = RUNTIME.get() {
        return Ok(runtime);
    }
    let made = Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()?;
    Ok(RUNTIME.get_or_init(|| made))
}
