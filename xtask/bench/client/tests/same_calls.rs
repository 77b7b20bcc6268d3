//! Every contender sends the same requests and reads the same answers.

use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use client_bench::by_hand::ByHand;
use client_bench::generated::Generated;
use client_bench::{Call, Contender, server};

/// The requests of a contender: their lines, in any order but for the first, and the body.
fn requests<C: Contender>() -> Vec<(Vec<String>, (usize, i64))> {
    let (base_url, noted) = noting_server();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let client = C::new(&base_url);
    let calls = Call::ALL.iter().map(|call| {
        let read = runtime.block_on(client.call(*call));
        let request = noted.recv().expect("a request");
        let mut lines: Vec<String> = request.lines().map(str::to_owned).collect();
        lines.retain(|line| !line.starts_with("host: "));
        lines[1..].sort();
        (lines, read)
    });
    calls.collect()
}

fn noting_server() -> (String, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let (sender, receiver) = channel();
    thread::spawn(move || {
        server::serve(&listener, |request| drop(sender.send(request.to_owned())))
    });
    (server::base_url(&port.to_string()), receiver)
}

#[test]
fn all_send_the_same_and_read_the_same() {
    let generated = requests::<Generated>();
    assert_eq!(generated, requests::<ByHand>());
    let first: Vec<&str> = generated.iter().map(|(lines, _)| &*lines[0]).collect();
    assert_eq!(
        first,
        [
            "GET /v1/pets?limit=20&status=available HTTP/1.1",
            "POST /v1/pets HTTP/1.1",
            "GET /v1/pets/10 HTTP/1.1",
        ]
    );
    assert!(
        generated
            .iter()
            .all(|(_, (found, left))| *found > 0 && *left == 59)
    );
}
