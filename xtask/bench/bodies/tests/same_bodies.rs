//! Every server sends the same, and every client receives it from each.

use bodies::Case;
use bodies::client::{self, Client};
use bodies::server::{self, Contender, serve};
use bytes::Bytes;
use http_body_util::BodyExt as _;
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::task::{LocalSet, spawn_local};

/// The tested numbers of values: none, one, part of a buffer, and several buffers.
const COUNTS: [u32; 4] = [0, 1, 1_000, 200_000];

fn run(future: impl Future<Output = ()>) {
    let runtime = Builder::new_current_thread().enable_all().build();
    LocalSet::new().block_on(&runtime.expect("a runtime"), future);
}

async fn started<S: Contender>() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    spawn_local(serve::<S>(listener));
    port
}

/// The headers of a response except its date, sorted, and its body.
type ComparedResponse = (Vec<(String, Bytes)>, Bytes);

async fn responses<S: Contender>() -> Vec<ComparedResponse> {
    let client = client::bare::Bare::new(started::<S>().await).await;
    let mut client = client.expect("a connection");
    let mut responses = Vec::new();
    for path in ["animals", "recording", "moves"] {
        for count in COUNTS {
            let response = client.get(path, count).await.expect("a response");
            let (parts, body) = response.into_parts();
            let headers = parts.headers.iter().filter(|(name, _)| *name != "date");
            let mut headers: Vec<_> = headers
                .map(|(name, value)| (name.to_string(), Bytes::copy_from_slice(value.as_bytes())))
                .collect();
            headers.sort();
            let body = body.collect().await.expect("a body").to_bytes();
            responses.push((headers, body));
        }
    }
    responses
}

#[test]
fn every_server_sends_the_same() {
    run(async {
        let generated = responses::<server::generated::Generated>().await;
        let bare = responses::<server::bare::Bare>().await;
        assert_eq!(generated.len(), bare.len());
        for ((headers, body), expected) in generated.iter().zip(&bare) {
            assert_eq!(*headers, expected.0);
            // Not shown: it is long.
            assert!(*body == expected.1, "{} bytes", body.len());
        }
        let [_, (_, single), ..] = bare.as_slice() else {
            panic!("missing responses");
        };
        let animal = r#"[{"id":1,"name":"animal 1","categoryId":1,"status":"available"}]"#;
        assert_eq!(single, animal);
    });
}

async fn reads<S: Contender, C: Client>() {
    let mut client = C::new(started::<S>().await).await.expect("a client");
    for case in Case::ALL {
        for count in COUNTS {
            if (case, count) == (Case::Animals, 200_000) {
                // More than the client takes by default.
                continue;
            }
            let outcome = case.run(&mut client, count).await;
            outcome.unwrap_or_else(|error| panic!("{case:?} of {count}: {error}"));
        }
    }
}

#[test]
fn every_client_reads_the_same() {
    use client::{bare::Bare as ByHand, generated::Generated as Client};
    use server::{bare::Bare, generated::Generated};

    run(async {
        reads::<Generated, Client>().await;
        reads::<Generated, ByHand>().await;
        reads::<Bare, Client>().await;
        reads::<Bare, ByHand>().await;
    });
}
