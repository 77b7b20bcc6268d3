//! The end of the program under load: every request that was sent is answered.
//!
//! `TEST_DRAINS` sets the number of runs of each kind; the default is 1. `TEST_DRAIN_CLIENTS` sets the numbers of clients,
//! separated by commas; the default is 64.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use crate::support::cluster::make_readable;
use crate::support::process::{Process, UNLIMITED, create_key};
use crate::support::servers::Server;
use h2::client::{SendRequest, handshake};
use hyper::body::Bytes;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::sleep;

#[derive(Default)]
struct Count {
    answered: AtomicUsize,
    /// Requests that were sent over an open connection, which ended without a response.
    lost: AtomicUsize,
    /// Requests that the service declared as not processed (RFC 9113, section 6.8).
    refused: AtomicUsize,
}

/// Sends requests one after the other, over as few connections as possible, until none can be opened.
async fn http1(address: SocketAddr, key: Arc<str>, count: Arc<Count>) {
    let request =
        format!("GET /v1/pets HTTP/1.1\r\nhost: a\r\nauthorization: Bearer {key}\r\n\r\n");
    while let Ok(stream) = TcpStream::connect(address).await {
        let mut stream = BufReader::new(stream);
        loop {
            let sent = stream.write_all(request.as_bytes()).await;
            let response = async {
                sent?;
                response(&mut stream).await
            };
            match response.await {
                Ok(is_last) => {
                    count.answered.fetch_add(1, Relaxed);
                    if is_last {
                        break;
                    }
                }
                Err(_) => {
                    count.lost.fetch_add(1, Relaxed);
                    break;
                }
            }
        }
    }
}

/// Reads a response. Returns `true` if it closes the connection.
async fn response(stream: &mut BufReader<TcpStream>) -> std::io::Result<bool> {
    let (mut is_last, mut length) = (false, 0);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        match line.trim_end().split_once(": ") {
            Some(("connection", "close")) => is_last = true,
            Some(("content-length", value)) => length = value.parse().unwrap(),
            None if line == "\r\n" => break,
            None => assert!(line.starts_with("HTTP/1.1 200"), "{line}"),
            Some(_) => {}
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    Ok(is_last)
}

async fn http2(address: SocketAddr, key: Arc<str>, count: Arc<Count>) {
    while let Ok(stream) = TcpStream::connect(address).await {
        // Nothing was requested before the handshake.
        let Ok((client, connection)) = handshake(stream).await else {
            continue;
        };
        let connection = tokio::spawn(connection);
        while let Ok(ready) = client.clone().ready().await {
            match http2_response(ready, &key).await {
                Ok(()) => count.answered.fetch_add(1, Relaxed),
                Err(error)
                    if error.is_go_away() && error.reason() == Some(h2::Reason::NO_ERROR) =>
                {
                    count.refused.fetch_add(1, Relaxed)
                }
                Err(_) => count.lost.fetch_add(1, Relaxed),
            };
        }
        connection.abort();
    }
}

async fn http2_response(mut client: SendRequest<Bytes>, key: &str) -> Result<(), h2::Error> {
    let request =
        http::Request::get("http://a/v1/pets").header("authorization", format!("Bearer {key}"));
    let (response, _) = client.send_request(request.body(()).unwrap(), true)?;
    let response = response.await?;
    assert_eq!(response.status(), 200);
    let mut body = response.into_body();
    while let Some(data) = body.data().await {
        body.flow_control().release_capacity(data?.len())?;
    }
    Ok(())
}

async fn check_drain(
    name: &str,
    folder: &Path,
    database: &[&str],
    key: &str,
    clients: usize,
    is_http2: bool,
) {
    let options = [&["--log", "warn"], database].concat();
    let process = Process::start(folder, &options);
    let (address, key) = (process.address, Arc::<str>::from(key));
    let count = Arc::new(Count::default());
    let mut load = JoinSet::new();
    for _ in 0..clients {
        let (key, count) = (Arc::clone(&key), Arc::clone(&count));
        match is_http2 {
            true => load.spawn(http2(address, key, count)),
            false => load.spawn(http1(address, key, count)),
        };
    }
    sleep(Duration::from_millis(700)).await;
    let stopped = Instant::now();
    process.signal("-TERM");
    let (code, log) = tokio::task::spawn_blocking(|| process.wait())
        .await
        .unwrap();
    let took = stopped.elapsed();
    load.join_all().await;
    let [answered, lost, refused] =
        [&count.answered, &count.lost, &count.refused].map(|count| count.load(Relaxed));
    println!(
        "{name}, {clients} clients: {answered} answered, {refused} refused, {lost} lost; exit after {took:?}"
    );
    assert_eq!((code, lost), (Some(0), 0), "{log}");
    assert!(answered > 100, "{answered}");
    assert!(took < Duration::from_secs(5), "{took:?}");
}

async fn check_drains(engine: &str, folder: &Path, database: &[&str]) {
    let key = create_key(folder, &[database, &UNLIMITED].concat());
    let runs = std::env::var("TEST_DRAINS").map_or(1, |text| text.parse().unwrap());
    let clients = std::env::var("TEST_DRAIN_CLIENTS").unwrap_or("64".to_owned());
    let clients: Vec<usize> = clients
        .split(',')
        .map(|text| text.parse().unwrap())
        .collect();
    for _ in 0..runs {
        for clients in &clients {
            for (is_http2, protocol) in [(false, "HTTP/1.1"), (true, "HTTP/2")] {
                let name = format!("{engine}, {protocol}");
                check_drain(&name, folder, database, &key, *clients, is_http2).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow: run by `cargo xtask ci`"]
async fn all_requests_are_answered_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    check_drains("SQLite", folder.path(), &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow: run by `cargo xtask ci`"]
async fn all_requests_are_answered_at_the_end_on_postgresql() {
    let folder = tempfile::tempdir().unwrap();
    make_readable(folder.path());
    let Some(postgres) = Server::postgres(folder.path()) else {
        return;
    };
    check_drains("PostgreSQL", folder.path(), &["--database", &postgres.url]).await;
}
