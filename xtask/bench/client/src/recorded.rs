//! Records the requests and decoded responses of a contender, for comparison.

use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use serde_json::Value;

use crate::{Call, Contender, server};

/// A request as received by the server, and the response as decoded by the contender.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedCall {
    /// The method, the path and the version.
    pub line: String,
    /// The headers, sorted, except `host`.
    pub headers: Vec<String>,
    /// The body, if the request has one.
    pub body: Option<Value>,
    /// The number of animals, and of remaining requests.
    pub read: (usize, i64),
}

/// Returns the request and the decoded response of every call.
///
/// # Panics
///
/// When a call fails.
pub fn calls<C: Contender>() -> Vec<RecordedCall> {
    let (base_url, requests) = recording_server();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let client = C::new(&base_url);
    let calls = Call::ALL.iter().map(|call| {
        let read = runtime.block_on(client.call(*call));
        recorded_call(&requests.recv().expect("a request"), read)
    });
    calls.collect()
}

fn recording_server() -> (String, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let (sender, receiver) = channel();
    thread::spawn(move || {
        server::serve(&listener, |request| drop(sender.send(request.to_owned())))
    });
    (server::base_url(&port.to_string()), receiver)
}

fn recorded_call(request: &str, read: (usize, i64)) -> RecordedCall {
    let (head, body) = request.split_once("\r\n\r\n").expect("a head");
    let mut lines = head.lines().map(str::to_owned);
    let line = lines.next().unwrap_or_default();
    let mut headers: Vec<String> = lines.filter(|line| !line.starts_with("host: ")).collect();
    headers.sort();
    RecordedCall {
        line,
        headers,
        body: serde_json::from_str(body).ok(),
        read,
    }
}
