//! Requests as they are on the wire.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::PATIENCE;
use super::answer::Answer;

/// A request, written as it is put together.
#[derive(Clone, Debug)]
pub struct Request {
    head: String,
    body: Vec<u8>,
}

impl Request {
    /// A request that ends its connection.
    pub fn new(method: &str, target: &str) -> Self {
        let head = format!("{method} {target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n");
        let body = Vec::new();
        Self { head, body }
    }

    /// Adds a header, which may be there already.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.head += &format!("{name}: {value}\r\n");
        self
    }

    /// Adds the key.
    pub fn key(self, key: &str) -> Self {
        self.header("authorization", &format!("Bearer {key}"))
    }

    /// Sends a JSON body.
    pub fn json(self, body: impl Into<Vec<u8>>) -> Self {
        self.header("content-type", "application/json").body(body)
    }

    /// Sends a body, with its length.
    pub fn body(self, body: impl Into<Vec<u8>>) -> Self {
        let body = body.into();
        let with_length = self.header("content-length", &body.len().to_string());
        with_length.unannounced(body)
    }

    /// Sends bytes after the head.
    pub fn unannounced(mut self, body: impl Into<Vec<u8>>) -> Self {
        self.body = body.into();
        self
    }

    /// All that is sent.
    pub fn bytes(&self) -> Vec<u8> {
        [self.head.as_bytes(), b"\r\n", &self.body].concat()
    }

    /// Sends it, and takes the answer.
    pub async fn send(&self, address: SocketAddr) -> Answer {
        let received = exchange(address, &self.bytes()).await;
        let answer = Answer::read(self.method(), &received);
        answer.unwrap_or_else(|| panic!("no answer to {}: {received:?}", self.head))
    }

    fn method(&self) -> &str {
        self.head.split(' ').next().unwrap_or_default()
    }
}

/// Sends bytes, and returns all that comes until the connection is closed.
pub async fn exchange(address: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let (mut reader, mut writer) = stream.split();
    let mut received = Vec::new();
    let both = async { tokio::join!(writer.write_all(bytes), reader.read_to_end(&mut received)) };
    // Neither has to succeed: a service that refuses a body need not read it.
    let _ = timeout(PATIENCE, both).await.expect("it is not closed");
    received
}
