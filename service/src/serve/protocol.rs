//! HTTP/1.1 and HTTP/2 on hyper, and their limits.

use std::io;
use std::time::Duration;

use hyper::server::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioTimer};
use tokio::net::TcpStream;
use tokio::time::sleep;

/// The longest head of a request, in bytes, and the most fields in it: else 431.
const MAX_HEADER_BYTES: u16 = 32 * 1024;
pub(super) const MAX_HEADERS: usize = 100;

/// How many requests of a connection are answered at once. A client is to have
/// no need of a second connection, and little more of the memory than others.
const MAX_STREAMS: u32 = 128;

/// How much of a body, and of all bodies of a connection, a client may send
/// before the service asks for it: bodies are short.
const STREAM_WINDOW: u32 = 64 * 1024;
const CONNECTION_WINDOW: u32 = 1024 * 1024;

/// How much of an answer is held for a client that does not take it.
const MAX_SEND_BUFFER: usize = 64 * 1024;

/// How many streams a client may end before they are looked at (CVE-2023-44487), and how
/// many the service may end for the faults of a client (CVE-2025-8671); then the
/// connection is closed. The second counts over the whole of a connection.
const MAX_RESET_UNSEEN: usize = 20;
const MAX_RESET_FOR_FAULTS: usize = 256;

/// How often a client is asked whether it is there, and the time for its answer.
const PING_INTERVAL: Duration = Duration::from_secs(20);
const PING_TIMEOUT: Duration = Duration::from_secs(20);

/// A version of HTTP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Protocol {
    Http1,
    Http2,
}

/// The builder of HTTP/1.1, which has no time limits of its own: those of
/// [`Patience`](super::patience::Patience) need no timer for each request.
pub(super) fn http1() -> http1::Builder {
    let mut http = http1::Builder::new();
    http.header_read_timeout(None)
        .max_header_size(MAX_HEADER_BYTES.into())
        .max_headers(MAX_HEADERS);
    http
}

/// The builder of HTTP/2.
pub(super) fn http2() -> http2::Builder<TokioExecutor> {
    let mut http = http2::Builder::new(TokioExecutor::new());
    http.timer(TokioTimer::new())
        .max_header_list_size(MAX_HEADER_BYTES.into())
        .max_concurrent_streams(MAX_STREAMS)
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(CONNECTION_WINDOW)
        .max_send_buf_size(MAX_SEND_BUFFER)
        .max_pending_accept_reset_streams(MAX_RESET_UNSEEN)
        .max_local_error_reset_streams(MAX_RESET_FOR_FAULTS)
        .keep_alive_interval(PING_INTERVAL)
        .keep_alive_timeout(PING_TIMEOUT);
    http
}

/// What HTTP/2 begins with where nothing was agreed upon before (RFC 9113,
/// section 3.4): no request of HTTP/1.1 begins like that.
const PREFACE: &[u8] = b"PRI";

/// The longest pause before another look at bytes that may become a preface.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// The version of HTTP that a client begins with, whose first bytes are left
/// where they are: to look at them costs less than to hand them on.
pub(super) async fn first_bytes(stream: &TcpStream) -> io::Result<Protocol> {
    let mut pause = Duration::from_millis(5);
    loop {
        let mut bytes = [0; PREFACE.len()];
        let count = stream.peek(&mut bytes).await?;
        let bytes = &bytes[..count];
        if bytes == PREFACE {
            return Ok(Protocol::Http2);
        }
        if bytes.is_empty() || !PREFACE.starts_with(bytes) {
            return Ok(Protocol::Http1);
        }
        // One or two bytes are there, and wake nobody again.
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
