//! The interface of a client under test, and the measured calls.

use std::fmt;
use std::hint::black_box;

use tokio::runtime::Runtime;

use crate::Call;
use crate::server::Server;

/// A client of the interface.
pub trait Contender {
    /// A client of a server at this base URL, such as `http://127.0.0.1:4000/v1`.
    fn new(base_url: &str) -> Self;

    /// Makes a call, and returns the number of animals and of remaining requests.
    fn call(&self, call: Call) -> impl Future<Output = (usize, i64)>;
}

/// A client with an open connection, and the server process.
pub struct Prepared<C> {
    contender: C,
    call: Call,
    runtime: Runtime,
    _server: Server,
}

/// The number of calls in a measurement.
pub const CALLS: usize = 100;

impl<C: Contender> Prepared<C> {
    /// Starts the program of a server, and makes calls until nothing is done for the first time.
    pub fn new(call: Call, server: &str) -> Self {
        let server = Server::start(server);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        let runtime = runtime.expect("a runtime");
        let prepared = Self {
            contender: C::new(server.base_url()),
            call,
            runtime,
            _server: server,
        };
        prepared.run();
        prepared
    }

    /// Runs the measured code: the calls, one after the other.
    pub fn run(&self) {
        self.runtime.block_on(async {
            for _ in 0..CALLS {
                black_box(self.contender.call(self.call).await);
            }
        });
    }
}

impl<C> fmt::Debug for Prepared<C> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Prepared")
            .field("call", &self.call)
            .finish()
    }
}
