//! Requests as they are on the wire.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::TIMEOUT;
use super::response::Response;

/// A request, serialized as it is built.
#[derive(Clone, Debug)]
pub struct Request {
    head: String,
    body: Vec<u8>,
}

impl Request {
    /// Creates a request that closes its connection.
    pub fn new(method: &str, target: &str) -> Self {
        let head = format!("{method} {target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n");
        let body = Vec::new();
        Self { head, body }
    }

    /// Adds a header; it may be repeated.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.head += &format!("{name}: {value}\r\n");
        self
    }

    /// Adds an API key.
    pub fn key(self, key: &str) -> Self {
        self.header("authorization", &format!("Bearer {key}"))
    }

    /// Sets a JSON body.
    pub fn json(self, body: impl Into<Vec<u8>>) -> Self {
        self.header("content-type", "application/json").body(body)
    }

    /// Sets a body, and its length.
    pub fn body(self, body: impl Into<Vec<u8>>) -> Self {
        let body = body.into();
        let with_length = self.header("content-length", &body.len().to_string());
        with_length.body_without_length(body)
    }

    /// Sets a body without a header for its length.
    pub fn body_without_length(mut self, body: impl Into<Vec<u8>>) -> Self {
        self.body = body.into();
        self
    }

    /// The bytes of the request.
    pub fn bytes(&self) -> Vec<u8> {
        [self.head.as_bytes(), b"\r\n", &self.body].concat()
    }

    /// Sends the request, and returns the response.
    pub async fn send(&self, address: SocketAddr) -> Response {
        let received = exchange(address, &self.bytes()).await;
        let response = Response::parse(self.method(), &received);
        response.unwrap_or_else(|| panic!("no response to {}: {received:?}", self.head))
    }

    fn method(&self) -> &str {
        self.head.split(' ').next().unwrap_or_default()
    }
}

/// Sends bytes, and returns the bytes received until the connection is closed.
pub async fn exchange(address: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let (mut reader, mut writer) = stream.split();
    let mut received = Vec::new();
    let both = async { tokio::join!(writer.write_all(bytes), reader.read_to_end(&mut received)) };
    // Either may fail: a service that rejects a body need not read it.
    let _ = timeout(TIMEOUT, both)
        .await
        .expect("the connection stays open");
    received
}
