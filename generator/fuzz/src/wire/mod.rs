//! Both generated sides, joined without a socket.

mod calls;
mod chunks;
mod handlers;
mod responses;

use std::sync::{Arc, Mutex, PoisonError};

use http::{Request, Response};
use serde::Serialize;
use serde_json::{Map, Value};
use wire_client::{Client, ClientBuilder, Environment, RetryPolicy};
use wire_server::{Body, Operation, Server};

pub use calls::{CallError, call};
pub use chunks::Chunks;
pub use responses::{FixedResponse, decode_response};

/// The last input of a handler, as JSON.
#[derive(Clone, Debug, Default)]
pub struct Recorder(Arc<Mutex<Option<Value>>>);

impl Recorder {
    fn record(&self, value: Value) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
    }

    /// Takes the recorded input.
    pub fn take(&self) -> Option<Value> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Waits for a future that needs no network.
pub fn wait<T>(future: impl Future<Output = T>) -> T {
    thread_local! {
        static RUNTIME: tokio::runtime::Runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
            .expect("a runtime without a network can be built");
    }
    RUNTIME.with(|runtime| runtime.block_on(future))
}

/// Responds to a request; the response must not be a server error.
pub fn handle(recorder: &Recorder, request: Request<Chunks>) -> Response<Body> {
    recorder.take();
    let shown = format!("{request:?}");
    let operation = Operation::find(request.method(), request.uri().path());
    let response = wait(Server::new(recorder.clone()).handle(request));
    let status = response.status();
    let is_stub = operation.is_some_and(|operation| !is_recorded(operation));
    let is_expected = !status.is_server_error() || (is_stub && status == 501);
    assert!(is_expected, "{status} for {shown}");
    assert!(
        status != 204 || recorder.0.lock().is_ok_and(|value| value.is_some()),
        "no recorded input of {shown}"
    );
    response
}

/// Returns `true` if the operation has a handler here.
fn is_recorded(operation: Operation) -> bool {
    !format!("{operation:?}").starts_with("Take")
}

/// A client that calls the handlers of this module.
pub fn client(recorder: &Recorder) -> Client {
    build(builder().transport(Server::new(recorder.clone())))
}

/// A builder of clients that do not retry.
pub fn builder() -> ClientBuilder {
    Client::builder(Environment::at("https://wire.invalid")).retry(RetryPolicy::none())
}

/// Builds a client.
pub fn build(builder: ClientBuilder) -> Client {
    builder.build().expect("the address is fixed")
}

/// A value as JSON; `null` if it cannot be encoded.
pub fn json(value: impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// An object of the fields that are not `null`.
pub fn object<const N: usize>(fields: [(&str, Value); N]) -> Value {
    let fields = fields.into_iter().filter(|(_, value)| !value.is_null());
    Value::Object(
        fields
            .map(|(name, value)| (name.to_owned(), value))
            .collect::<Map<_, _>>(),
    )
}
