//! Guesses of keys.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::support::process::{Process, create_key};
use crate::support::request::Request;
use crate::watch::metric;
use http_body_util::Empty;
use hyper::body::Bytes;
use hyper::client::conn::http2::Builder;
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// Lookups of keys, and searches for new ones.
const LOOKUPS: &str = r#"database_statement_duration_seconds_count{statement="SELECT api_keys"}"#;

fn guess() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("aas_{:064x}", COUNT.fetch_add(1, Ordering::Relaxed))
}

async fn list(service: &Process, key: &str) -> u16 {
    let list = Request::new("GET", "/v1/pets").key(key);
    list.send(service.address).await.status
}

#[tokio::test]
async fn guesses_are_not_looked_up_one_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &["--anonymous-per-minute", "5"]);
    let before = metric(&service, LOOKUPS).await.unwrap_or_default();
    let start = Instant::now();
    for _ in 0..20 {
        let guesses = (0..50).map(async |_| list(&service, &guess()).await);
        futures_util::future::join_all(guesses).await;
    }
    // One in 20 milliseconds.
    let allowed = start.elapsed().as_secs_f64() * 50.0 + 1.0;
    let after = metric(&service, LOOKUPS).await.unwrap();
    assert!(after - before <= allowed.min(500.0), "{after} - {before}");
    // A new key is served at once, at the same address.
    let key = create_key(folder.path(), &["--plan", "free"]);
    assert_eq!(list(&service, &key).await, 200);
}

/// Sends guesses in 50 streams of a connection until `stop`, and returns their number.
async fn flood(address: std::net::SocketAddr, stop: Arc<AtomicBool>) -> usize {
    let stream = TokioIo::new(TcpStream::connect(address).await.unwrap());
    let builder = Builder::new(TokioExecutor::new());
    let (client, connection) = builder.handshake(stream).await.unwrap();
    tokio::spawn(connection);
    let mut streams = JoinSet::new();
    for _ in 0..50 {
        let (mut client, stop) = (client.clone(), Arc::clone(&stop));
        streams.spawn(async move {
            let mut sent = 0;
            while !stop.load(Ordering::Relaxed) {
                let bearer = format!("Bearer {}", guess());
                let list = http::Request::get("http://localhost/v1/pets");
                let list = list
                    .header("authorization", bearer)
                    .body(Empty::<Bytes>::new());
                let Ok(_) = client.send_request(list.unwrap()).await else {
                    break;
                };
                sent += 1;
            }
            sent
        });
    }
    streams.join_all().await.into_iter().sum()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "saturates the processors"]
async fn first_uses_of_keys_are_served_under_a_flood_of_guesses() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &["--anonymous-per-minute", "1000000"]);
    let keys = [(); 8].map(|()| create_key(folder.path(), &["--plan", "free"]));
    let stop = Arc::<AtomicBool>::default();
    let mut floods = JoinSet::new();
    for _ in 0..100 {
        floods.spawn(flood(service.address, Arc::clone(&stop)));
    }
    sleep(Duration::from_secs(3)).await;
    let mut uses = Vec::new();
    for key in &keys {
        let start = Instant::now();
        uses.push((list(&service, key).await, start.elapsed()));
    }
    stop.store(true, Ordering::Relaxed);
    let guesses: usize = floods.join_all().await.into_iter().sum();
    println!("{guesses} guesses; {uses:?}");
    assert!(guesses > 1_000, "{guesses}");
    assert!(uses.iter().all(|(status, _)| *status == 200), "{uses:?}");
}
