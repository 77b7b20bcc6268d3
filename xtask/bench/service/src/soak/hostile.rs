//! Clients that send invalid requests.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use super::process::Target;
use crate::Outcome;

/// The pause of a client between two requests.
const PAUSE: Duration = Duration::from_millis(5);

/// The timeout of a response; some requests are incomplete and get none.
const RESPONSE_TIMEOUT: Duration = Duration::from_millis(200);

/// Sends hostile requests for a time, each over its own connection, and returns the number of responses by
/// status; 0 if there was no response.
pub async fn run(target: &Target, time: Duration) -> Outcome<BTreeMap<u16, u64>> {
    let requests = requests(target);
    let start_time = Instant::now();
    let mut statuses = BTreeMap::new();
    for request in requests.iter().cycle() {
        if start_time.elapsed() > time {
            break;
        }
        let status = send(target, request).await?;
        *statuses.entry(status).or_default() += 1;
        sleep(PAUSE).await;
    }
    Ok(statuses)
}

async fn send(target: &Target, request: &[u8]) -> Outcome<u16> {
    let mut stream = TcpStream::connect(&target.address).await?;
    let exchange = async {
        // The service need not read all of it.
        let _ = stream.write_all(request).await;
        let mut start = [0; 12];
        let is_read = stream.read_exact(&mut start).await.is_ok();
        is_read.then_some(start)
    };
    let start = timeout(RESPONSE_TIMEOUT, exchange).await.ok().flatten();
    let status = start.and_then(|start| str::from_utf8(&start[9..]).ok()?.parse().ok());
    Ok(status.unwrap_or(0))
}

fn requests(target: &Target) -> Vec<Vec<u8>> {
    let Target { address, key } = target;
    let head = format!("host: {address}\r\nauthorization: Bearer {key}\r\nconnection: close\r\n");
    let post = |body: &[u8], length: usize| {
        let head = format!(
            "POST /v1/pets HTTP/1.1\r\n{head}content-type: application/json\r\n\
             content-length: {length}\r\n\r\n"
        );
        [head.as_bytes(), body].concat()
    };
    let deep = [b"{\"name\":".to_vec(), vec![b'['; 60_000]].concat();
    let long = vec![b'x'; 1 << 20];
    let get = |path: &str| format!("GET {path} HTTP/1.1\r\n{head}\r\n").into_bytes();
    vec![
        post(b"{\"name\":1}", 10),
        post(b"{\"name\":\"\\ud800\",\"categoryId\":1}", 33),
        post(&deep, deep.len()),
        post(&long, long.len()),
        // The body never ends.
        post(b"{\"name\":", 1_000),
        get("/v1/pets?limit=0&status=none&cursor=%ff"),
        get("/v1/pets/99999999999999999999"),
        get("/v1/../../etc/passwd"),
        get(&format!("/v1/pets?cursor={}", "a".repeat(10_000))),
        format!("GET /v1/pets HTTP/1.1\r\n{head}x: {}\r\n\r\n", "a".repeat(40_000)).into_bytes(),
        format!("GET /v1/pets HTTP/1.1\r\n{head}{}\r\n", "x: a\r\n".repeat(200)).into_bytes(),
        format!("DELETE /v1/pets HTTP/1.1\r\n{head}\r\n").into_bytes(),
        format!("GET /v1/pets HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").into_bytes(),
        format!("GET /v1/pets HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer guess\r\nconnection: close\r\n\r\n")
            .into_bytes(),
        b"GET /v1/pets HTTP/1.1\r\nconnection: close\r\n\r\n".to_vec(),
        b"GET /v1/pe".to_vec(),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        b"\0\0\0\0\r\n\r\n".to_vec(),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\xff\x09\0\0\0\0\0".to_vec(),
        Vec::new(),
    ]
}
