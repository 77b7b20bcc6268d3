//! Both generated sides, joined without a socket.

mod answers;
mod calls;
mod chunks;
mod handlers;

use std::sync::{Arc, Mutex, PoisonError};

use http::{Request, Response};
use serde::Serialize;
use serde_json::{Map, Value};
use wire_client::{Client, ClientBuilder, Environment, RetryPolicy};
use wire_server::{Body, Operation, Server};

pub use answers::{Answer, answered};
pub use calls::{CallError, call};
pub use chunks::Chunks;

/// The last input of a handler, as JSON.
#[derive(Clone, Debug, Default)]
pub struct Seen(Arc<Mutex<Option<Value>>>);

impl Seen {
    fn note(&self, value: Value) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
    }

    /// Takes the recorded input.
    pub fn take(&self) -> Option<Value> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Waits for what needs no network.
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
pub fn handle(seen: &Seen, request: Request<Chunks>) -> Response<Body> {
    seen.take();
    let shown = format!("{request:?}");
    let operation = Operation::find(request.method(), request.uri().path());
    let response = wait(Server::new(seen.clone()).handle(request));
    let status = response.status();
    let is_stub = operation.is_some_and(|operation| !is_noted(operation));
    let is_fine = !status.is_server_error() || (is_stub && status == 501);
    assert!(is_fine, "{status} for {shown}");
    assert!(
        status != 204 || seen.0.lock().is_ok_and(|seen| seen.is_some()),
        "nothing noted for {shown}"
    );
    response
}

/// Returns `true` if the operation has a handler here.
fn is_noted(operation: Operation) -> bool {
    !format!("{operation:?}").starts_with("Take")
}

/// A client that calls the handlers here.
pub fn client(seen: &Seen) -> Client {
    built(builder().transport(Server::new(seen.clone())))
}

/// A client that tries once.
pub fn builder() -> ClientBuilder {
    Client::builder(Environment::at("https://wire.invalid")).retry(RetryPolicy::none())
}

/// The client of a builder that has all it needs.
pub fn built(builder: ClientBuilder) -> Client {
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
