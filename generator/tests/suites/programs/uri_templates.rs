//! Calls each operation with a mock, passes the requests to the server, and writes a line for each: the number of the
//! operation, the URL, and the decoded parameters as a JSON object.

use std::collections::BTreeMap;
use std::pin::pin;
use std::sync::Mutex;
use std::task::{Context, Poll, Waker};

use client::{Client, Mock};
use http::Request;

/// Records the parameters of the last request.
#[derive(Default)]
struct Recorder(Mutex<String>);

impl Recorder {
    fn record(&self, parameters: &[(&str, String)]) {
        let fields = parameters.iter().map(|(name, value)| format!("{}:{value}", json(name)));
        let fields: Vec<_> = fields.collect();
        *self.0.lock().unwrap() = format!("{{{}}}", fields.join(","));
    }
}

fn json<T: serde::Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("a JSON value")
}

impl server::Admit for &'static Recorder {}

impl server::Api for &'static Recorder {
// HANDLERS
}

fn ready<F: Future>(future: F) -> F::Output {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("a request or a response in memory waits"),
    }
}

struct Exchanges {
    mock: Mock,
    recorder: &'static Recorder,
    server: server::Server<&'static Recorder>,
}

impl Exchanges {
    /// Makes a call, and passes its request to the server.
    fn run(&self, number: usize, call: impl Future) {
        let before = self.mock.requests().len();
        ready(call);
        let Some(request) = self.mock.requests().into_iter().nth(before) else {
            return println!("{number}\t\t");
        };
        let target = request.uri.path_and_query().expect("a path").as_str();
        self.recorder.0.lock().unwrap().clear();
        ready(self.server.handle(Request::get(target).body(String::new()).expect("a request")));
        println!("{number}\t{target}\t{}", self.recorder.0.lock().unwrap());
    }
}

fn main() {
    let mock = Mock::new();
    let client: Client = mock.client();
    let recorder: &'static Recorder = Box::leak(Box::default());
    let exchanges = Exchanges { mock, recorder, server: server::Server::new(recorder) };
// CALLS
}
