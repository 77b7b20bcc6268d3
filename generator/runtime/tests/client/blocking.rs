//! Calls that a thread waits for.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use generated_client::{Failure, TransportError};

use crate::test_server::builder;

const RESPONSE: &str =
    "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n[]";

/// A server that responds to every request. Returns its URL and the number of its connections.
fn start() -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/v1", listener.local_addr().unwrap());
    let connections = Arc::new(AtomicUsize::new(0));
    let accepted = Arc::clone(&connections);
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            accepted.fetch_add(1, Ordering::SeqCst);
            std::thread::spawn(move || {
                while stream.read(&mut [0; 4096]).unwrap() > 0 {
                    stream.write_all(RESPONSE.as_bytes()).unwrap();
                }
            });
        }
    });
    (address, connections)
}

#[test]
fn a_thread_waits_for_a_call() {
    let (url, connections) = start();
    let client = builder(&url).build().unwrap();
    assert!(client.list_pets().send_blocking().unwrap().is_empty());
    let mut pages = client.list_pets().pages();
    assert!(pages.next_blocking().unwrap().unwrap().is_empty());
    assert!(pages.next_blocking().is_none());
    assert!(client.list_pets().items().next_blocking().is_none());
    // A connection is kept between calls; on a busy machine it can be too late for the next one.
    assert!(connections.load(Ordering::SeqCst) < 3);
}

#[tokio::test]
async fn a_thread_of_a_runtime_does_not_wait() {
    let client = builder("http://shop.invalid/v1").build().unwrap();
    let failure = client.list_pets().send_blocking().unwrap_err();
    let Failure::Transport(TransportError::Connect(why)) = failure else {
        panic!("{failure:?}");
    };
    assert_eq!(
        why.to_string(),
        "blocking calls are not supported in a thread of an async runtime"
    );
    let mut items = client.list_pets().items();
    assert!(items.next_blocking().unwrap().is_err());
}
