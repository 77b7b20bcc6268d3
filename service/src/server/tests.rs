//! The server over real connections.

mod connections;
mod drain;
mod http2;
mod log;
mod memory;
mod requests;
mod timeouts;
mod tls;

use std::net::SocketAddr;
use std::time::Duration;

use axum::extract::Request;
use axum::handler::Handler;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::*;

/// Far longer than any timeout that a test sets, and shorter than the default ones.
const PATIENCE: Duration = Duration::from_secs(20);

fn limited(limits: Limits) -> Settings {
    Settings {
        limits,
        ..Settings::default()
    }
}

struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    done: JoinHandle<io::Result<()>>,
}

async fn start<H: Handler<T, ()>, T: 'static>(settings: Settings, handler: H) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let shutdown = async { stopped.await.unwrap_or_default() };
    let app = Router::new().fallback(handler);
    let done = tokio::spawn(run(listener, app, settings, shutdown));
    Running {
        address,
        stop,
        done,
    }
}

impl Running {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends `text` over a connection of its own, and returns all that comes
    /// back until it is closed.
    async fn send(&self, text: &str) -> String {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        rest(&mut stream).await
    }
}

async fn rest<S: AsyncRead + Unpin>(stream: &mut S) -> String {
    let mut text = String::new();
    let end = timeout(PATIENCE, stream.read_to_string(&mut text)).await;
    end.expect("the connection is not closed").unwrap();
    text
}

/// Reads the head of a response and the body, if that is one of `ok()`.
async fn one_response(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    while !text.ends_with(b"ok") {
        text.push(stream.read_u8().await.unwrap());
    }
    String::from_utf8(text).unwrap()
}

async fn ok() -> &'static str {
    "ok"
}

fn header<'a>(response: &'a str, name: &str) -> &'a str {
    let line = response
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("{name} is missing: {response}"))
}

const GET: &str = "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
const GET_MORE: &str = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
