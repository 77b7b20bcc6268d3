//! Events, and the reconnection of aborted streams.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use http::{HeaderMap, Method};
use tokio::time::Instant;

use crate::runtime::events;
use crate::runtime::exchange::Exchange;
use crate::runtime::failure::TransportError;
use crate::runtime::retry::RetryPolicy;
use crate::runtime::wire::{Outgoing, Wire};

/// A connection that breaks after each of these responses, and cannot be reestablished after the last.
fn breaking(responses: &[&'static str]) -> Exchange {
    Exchange {
        wire: Wire { limit: 1000 },
        retry: RetryPolicy::default().attempts(3),
        outgoing: Outgoing {
            method: Method::GET,
            headers: HeaderMap::new(),
        },
        keeps_body: false,
        responses: Arc::new(Mutex::new(responses.iter().copied().collect())),
        sent: Arc::default(),
    }
}

/// The data of all events, and the error that ended them.
async fn read(connection: &Exchange) -> (Vec<String>, TransportError) {
    let mut reader = events(connection.clone()).await;
    let mut data = Vec::new();
    loop {
        match reader.read().await.expect("an aborted stream") {
            Ok(frame) => data.push(String::from_utf8(frame.data).unwrap()),
            Err(error) => return (data, error),
        }
    }
}

/// The `Last-Event-ID` of each request.
fn ids(connection: &Exchange) -> Vec<Option<String>> {
    let sent = connection.sent.lock().unwrap();
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
    let headers = &mut connection.outgoing.headers;
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
