//! Clients that take memory, connections or log lines, while others are served.
//!
//! `TEST_ATTACK` sets the seconds of the slow attacks; the default is 20. They are stronger if `TEST_PROGRAM` names an
//! optimized program.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::support::process::{Process, UNLIMITED, create_key};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

/// Attackers come from the addresses from this one on, and other callers from 127.0.0.1.
const ATTACKER: u32 = 0x7f00_0100;

/// The interval of PINGs, and of attempts to connect again.
const PAUSE: Duration = Duration::from_secs(20);

fn seconds() -> Duration {
    let seconds = std::env::var("TEST_ATTACK").map_or(20, |text| text.parse().unwrap());
    Duration::from_secs(seconds)
}

/// A program without optimizations takes all processors to read the requests of more connections.
fn greedy_connections() -> usize {
    std::env::var_os("TEST_PROGRAM").map_or(256, |_| 1024)
}

async fn connect(from: u32, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    // The address has more connections than ports for each of its own.
    socket.set_reuseaddr(true)?;
    socket.bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::from(from)), 0))?;
    socket.connect(to).await
}

/// Requests a page over a new connection, and returns its status and latency.
async fn get(address: SocketAddr, path: &str, key: &str) -> (Option<u16>, Duration) {
    let start = Instant::now();
    let exchange = async {
        let mut stream = TcpStream::connect(address).await.ok()?;
        let head = format!(
            "GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\nauthorization: Bearer {key}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.ok()?;
        let mut response = Vec::new();
        stream.read_to_end(&mut response).await.ok()?;
        str::from_utf8(response.get(9..12)?).ok()?.parse().ok()
    };
    let status = timeout(Duration::from_secs(30), exchange).await;
    (status.unwrap_or(None), start.elapsed())
}

/// Requests that a caller makes during an attack.
#[derive(Default)]
struct Observed {
    latencies: Vec<Duration>,
    failures: usize,
    most_memory: u64,
}

impl Observed {
    async fn during(time: Duration, process: &Process, key: &str) -> Self {
        let (start, mut observed) = (Instant::now(), Self::default());
        while start.elapsed() < time {
            let (status, latency) = get(process.address, "/v1/pets", key).await;
            observed.failures += usize::from(status != Some(200));
            observed.latencies.push(latency);
            observed.most_memory = observed.most_memory.max(process.memory());
            sleep(Duration::from_millis(20)).await;
        }
        observed.latencies.sort();
        observed
    }

    fn percentile(&self, percent: usize) -> Duration {
        self.latencies[self.latencies.len() * percent / 100]
    }
}

/// Opens a connection without windows for responses, requests a page a hundred times, and sends PINGs, until it is
/// closed.
async fn take_nothing(address: SocketAddr, sent: &AtomicUsize) -> Option<()> {
    let stream = connect(ATTACKER, address).await.ok()?;
    let mut builder = h2::client::Builder::new();
    builder.initial_window_size(0);
    let (client, mut connection) = builder.handshake::<_, &[u8]>(stream).await.ok()?;
    let mut pings = connection.ping_pong()?;
    let requests = async {
        let mut responses = Vec::new();
        for _ in 0..100 {
            let mut client = client.clone().ready().await.ok()?;
            let request = http::Request::get("http://a/metrics").body(()).unwrap();
            responses.push(client.send_request(request, true).ok()?);
            sent.fetch_add(1, Ordering::Relaxed);
        }
        loop {
            sleep(PAUSE).await;
            pings.ping(h2::Ping::opaque()).await.ok()?;
        }
    };
    tokio::select! {
        _ = connection => None,
        done = requests => done,
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow: run by `cargo xtask ci`"]
async fn responses_that_are_not_taken_have_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let key = create_key(folder.path(), &UNLIMITED);
    let process = Process::start(folder.path(), &["--log", "warn"]);
    let before = Observed::during(Duration::from_secs(3), &process, &key).await;
    let (address, is_over) = (process.address, Arc::new(AtomicBool::new(false)));
    let sent = Arc::new(AtomicUsize::new(0));
    // Of its own, so that other callers do not wait for its tasks.
    let attacker = tokio::runtime::Builder::new_multi_thread();
    let attacker = { attacker }.worker_threads(1).enable_all().build().unwrap();
    for _ in 0..greedy_connections() {
        let (is_over, sent) = (Arc::clone(&is_over), Arc::clone(&sent));
        attacker.spawn(async move {
            while !is_over.load(Ordering::Relaxed) {
                take_nothing(address, &sent).await;
                sleep(PAUSE).await;
            }
        });
    }
    let during = Observed::during(seconds(), &process, &key).await;
    attacker.shutdown_background();
    let after = Observed::during(Duration::from_secs(10), &process, &key).await;
    println!(
        "memory: {} MB before, {} MB during, {} MB after; {} requests of the attacker; of {} others: p50 {:?}, p99 {:?} \
         (before: {:?}, {:?})",
        before.most_memory,
        during.most_memory,
        process.memory(),
        sent.load(Ordering::Relaxed),
        during.latencies.len(),
        during.percentile(50),
        during.percentile(99),
        before.percentile(50),
        before.percentile(99),
    );
    assert_eq!(during.failures + after.failures, 0);
    assert!(during.most_memory <= 150, "{} MB", during.most_memory);
    assert!(
        process.memory() <= before.most_memory + 40,
        "{} MB",
        process.memory()
    );
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow: run by `cargo xtask ci`"]
async fn idle_connections_of_many_addresses_leave_room_for_others() {
    let folder = tempfile::tempdir().unwrap();
    let key = create_key(folder.path(), &UNLIMITED);
    rlimit::increase_nofile_limit(u64::MAX).unwrap();
    let process = Process::start(folder.path(), &["--log", "warn"]);
    let mut held = Vec::new();
    for index in 0..16 * 1024 {
        held.push(
            connect(ATTACKER + index / 1024, process.address)
                .await
                .unwrap(),
        );
    }
    for path in ["/healthz", "/v1/pets"].iter().cycle().take(100) {
        let (status, latency) = get(process.address, path, &key).await;
        assert_eq!(status, Some(200), "{path}");
        assert!(latency < Duration::from_secs(1), "{path}: {latency:?}");
    }
    drop(held);
}

#[tokio::test(flavor = "multi_thread")]
async fn rapid_resets_are_logged_once() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path(), &[]);
    let mut frames = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0".to_vec();
    for number in 0..200_u32 {
        let id = (2 * number + 1).to_be_bytes();
        // GET / and its reset.
        frames.extend([0, 0, 3, 1, 5]);
        frames.extend(id);
        frames.extend([0x82, 0x86, 0x84, 0, 0, 4, 3, 0]);
        frames.extend(id);
        frames.extend([0, 0, 0, 8]);
    }
    for _ in 0..50 {
        let mut stream = TcpStream::connect(process.address).await.unwrap();
        let (mut reader, mut writer) = stream.split();
        let mut answer = Vec::new();
        let both =
            async { tokio::join!(writer.write_all(&frames), reader.read_to_end(&mut answer)) };
        let end = timeout(Duration::from_secs(20), both).await;
        // Either may fail.
        let _ = end.expect("the connection stays open");
    }
    process.signal("-TERM");
    let (code, log) = process.wait();
    assert_eq!(code, Some(0));
    let warnings = log.lines().filter(|line| line.contains("WARN"));
    assert_eq!(warnings.count(), 1, "{log}");
}
