//! Blocking calls.
#![cfg(feature = "blocking")]

use std::io;
use std::sync::OnceLock;

use tokio::runtime::{Builder, Handle, Runtime};

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::{Failure, TransportError};

/// Adds blocking to the calls of a client.
#[doc(hidden)]
#[macro_export]
macro_rules! define_blocking {
    ($call:ident) => {
        impl<O: $crate::runtime::client::call::Operation> $call<O> {
            /// Sends the request and blocks until the response arrives.
            ///
            /// # Errors
            ///
            /// Fails as [`send`](Self::send) does, and with `TransportError::Connect` in a thread of an
            /// async runtime, including those of `spawn_blocking`. Use `send`, or `Handle::block_on`,
            /// there.
            pub fn send_blocking(
                self,
            ) -> Result<O::Success, $crate::runtime::client::failure::Failure<O::Failure>> {
                self.0.send_blocking()
            }
        }
    };
}

pub use define_blocking as implement;

impl<O: Operation> CallBuilder<O> {
    /// Sends the request and blocks until the response arrives.
    pub fn send_blocking(self) -> Result<O::Success, Failure<O::Failure>> {
        block_on(self.send()).unwrap_or_else(|error| Err(Failure::Transport(error)))
    }
}

/// Blocks on a future, in a runtime shared by all blocking calls.
pub(crate) fn block_on<F: Future>(future: F) -> Result<F::Output, TransportError> {
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
