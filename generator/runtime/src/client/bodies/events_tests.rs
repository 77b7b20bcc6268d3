//! Events, and the reconnection of aborted streams.

use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http::{Extensions, HeaderMap, Method, Request, Response, Uri};
use http_body::Frame;
use tokio::time::Instant;

use crate::body::{Body, BoxError};
use crate::client::exchange::Exchange;
use crate::client::failure::TransportError;
use crate::client::redirects::RedirectPolicy;
use crate::client::retry::{RetryBudget, RetryPolicy};
use crate::client::transport::{ResponseFuture, Transport};
use crate::client::value_reader::ValueReader;
use crate::client::wire::{Outgoing, Wire};
use crate::framing::Framing;

/// A server that responds with each of some texts, breaks each connection after it, and cannot be reached after the last.
#[derive(Clone, Default)]
struct Breaking {
    responses: Arc<Mutex<VecDeque<&'static str>>>,
    sent: Arc<Mutex<Vec<HeaderMap>>>,
}

impl Transport for Breaking {
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_> {
        self.sent.lock().unwrap().push(request.headers().clone());
        let response = self.responses.lock().unwrap().pop_front();
        let response = response
            .map(|text| Response::new(Body::streamed(Broken(Some(text)))))
            .ok_or_else(|| TransportError::Connect("no server listens".into()));
        Box::pin(std::future::ready(response))
    }
}

/// A body that ends with an error.
struct Broken(Option<&'static str>);

impl http_body::Body for Broken {
    type Data = Bytes;

    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        Poll::Ready(Some(match self.0.take() {
            Some(text) => Ok(Frame::data(Bytes::from(text))),
            None => Err("the server is gone".into()),
        }))
    }
}

/// A call of a server, and the server.
struct Connection {
    exchange: Exchange,
    server: Breaking,
}

fn breaking(responses: &[&'static str]) -> Connection {
    let server = Breaking {
        responses: Arc::new(Mutex::new(responses.iter().copied().collect())),
        ..Breaking::default()
    };
    let wire = Wire {
        transport: Arc::new(server.clone()),
        speaks_tls: false,
        is_unix_socket: false,
        is_observed: false,
        limit: 1000,
        redirects: RedirectPolicy::none(),
    };
    let outgoing = Outgoing {
        method: Method::GET,
        uri: Uri::from_static("http://a.example/"),
        headers: HeaderMap::new(),
        custom: None,
        extensions: Extensions::new(),
        operation: None,
        body: None,
        timeout: Duration::from_secs(30),
        streamed: &[(200..=200, "*/*")],
    };
    let exchange = Exchange {
        wire,
        retry: RetryPolicy::default().attempts(3),
        budget: RetryBudget::default(),
        deadline: None,
        is_repeatable: true,
        keeps_body: false,
        answers: None,
        outgoing,
        sources: Vec::new(),
    };
    Connection { exchange, server }
}

/// The data of all events, and the error that ended them.
async fn read(connection: &Connection) -> (Vec<String>, TransportError) {
    let exchange = connection.exchange.clone();
    let received = exchange.attempt(0).await.unwrap().keep(exchange);
    let mut reader = ValueReader::new(&received, Framing::Events);
    let mut data = Vec::new();
    loop {
        match reader.read().await.expect("an aborted stream") {
            Ok(frame) => data.push(String::from_utf8(frame.data).unwrap()),
            Err(error) => return (data, error),
        }
    }
}

/// The `Last-Event-ID` of each request.
fn ids(connection: &Connection) -> Vec<Option<String>> {
    let sent = connection.server.sent.lock().unwrap();
    let id = |headers: &HeaderMap| {
        let id = headers.get("last-event-id")?;
        Some(id.to_str().unwrap().to_owned())
    };
    sent.iter().map(id).collect()
}

#[tokio::test(start_paused = true)]
async fn the_last_event_id_is_sent_until_the_server_resets_it() {
    let mut connection = breaking(&["data: a\n\n", "id: 1\ndata: b\n\n", "id:\ndata: c\n\n"]);
    let (data, _) = read(&connection).await;
    assert_eq!(data, ["a", "b", "c"]);
    let first = Some("1".to_owned());
    assert_eq!(ids(&connection), [None, None, first.clone(), None, None]);
    // The identifier of the call is kept until an event has another one.
    connection = breaking(&["data: a\n\n", "id: 1\ndata: b\n\n", "id:\ndata: c\n\n"]);
    let headers = &mut connection.exchange.outgoing.headers;
    headers.insert("last-event-id", "0".parse().unwrap());
    read(&connection).await;
    let zero = Some("0".to_owned());
    assert_eq!(ids(&connection), [zero.clone(), zero, first, None, None]);
}

#[tokio::test(start_paused = true)]
async fn the_retry_time_of_a_server_is_bounded() {
    let cases = [
        ("data: a\n\n", Duration::from_secs(1)),
        ("retry: 1\n\n", Duration::from_millis(100)),
        ("retry: 3000\n\n", Duration::from_secs(3)),
        ("retry: 18446744073709551615\n\n", Duration::from_secs(60)),
    ];
    for (response, wait) in cases {
        let connection = breaking(&[response]);
        let begin = Instant::now();
        let (_, error) = read(&connection).await;
        assert!(matches!(error, TransportError::Connect(_)), "{error:?}");
        let (waited, slack) = (begin.elapsed(), Duration::from_millis(10));
        assert!(
            waited >= 2 * wait && waited < 2 * wait + slack,
            "{response:?}: {waited:?}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_server_without_events_is_not_retried_forever() {
    for nothing in [": alive\n\n", "id: 1\n\n", "retry: 5\n\n"] {
        let connection = breaking(&[nothing; 20]);
        let (data, error) = read(&connection).await;
        assert!(matches!(error, TransportError::Broken(_)), "{error:?}");
        assert_eq!((data.len(), ids(&connection).len()), (0, 3), "{nothing:?}");
    }
    let connection = breaking(&["data: a\n\n"; 20]);
    let (data, _) = read(&connection).await;
    assert_eq!((data.len(), ids(&connection).len()), (20, 22));
}
