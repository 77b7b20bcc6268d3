// @generated from github.json by `openapi-crates generate`; do not edit.
//! Blocking calls.
#![cfg(feature = "blocking")]

use std::io;
use std::sync::OnceLock;

use tokio::runtime::{Builder, Handle, Runtime};

use super::call::{Call, Operation};
use super::failure::{Failure, TransportError};

impl<O: Operation> Call<O> {
    /// Sends the request and blocks until the response arrives.
    ///
    /// # Errors
    ///
    /// Fails as [`send`](Self::send) does, and with [`TransportError::Connect`] in a thread of an
    /// async runtime, including those of `spawn_blocking`. Use `send`, or `Handle::block_on`,
    /// there.
    pub fn send_blocking(self) -> Result<O::Success, Failure<O::Failure>> {
        block_on(self.send()).unwrap_or_else(|error| Err(Failure::Transport(error)))
    }
}

/// Blocks on a future, in a runtime shared by all blocking calls.
pub(super) fn block_on<F: Future>(future: F) -> Result<F::Output, TransportError> {
    if Handle::try_current().is_ok() {
        let why = "blocking calls are not supported in a thread of an async runtime";
        return Err(TransportError::Connect(why.into()));
    }
    let runtime = runtime().map_err(|error| TransportError::Connect(error.into()))?;
    Ok(runtime.block_on(future))
}

/// A runtime with one thread, which keeps connections alive between calls.
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
