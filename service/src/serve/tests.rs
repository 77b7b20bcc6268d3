//! What the tests of the loop share.

mod connections;
mod drain;
mod http2;
mod log;
mod requests;
mod times;
mod tls;

use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::*;

/// Far more than any timeout that a test sets, and less than the usual ones.
const PATIENCE: Duration = Duration::from_secs(20);

type Answer = Pin<Box<dyn Future<Output = Result<Response<String>, BoxError>> + Send>>;

/// A service that is a function.
#[derive(Clone)]
struct Handler<F>(F);

impl<F, A> Service<Request<RequestBody>> for Handler<F>
where
    F: Fn(Request<RequestBody>) -> A,
    A: Future<Output = String> + Send + 'static,
{
    type Response = Response<String>;
    type Error = BoxError;
    type Future = Answer;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), BoxError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<RequestBody>) -> Answer {
        let text = (self.0)(request);
        Box::pin(async move { Ok(Response::new(text.await)) })
    }
}

struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    done: JoinHandle<io::Result<()>>,
}

async fn start<F, A>(settings: Settings, handler: F) -> Running
where
    F: Fn(Request<RequestBody>) -> A + Clone + Send + Sync + 'static,
    A: Future<Output = String> + Send + 'static,
{
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let shutdown = async { stopped.await.unwrap_or_default() };
    let done = tokio::spawn(run(listener, Handler(handler), settings, shutdown));
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

async fn ok(_: Request<RequestBody>) -> String {
    "ok".to_owned()
}

fn header<'a>(response: &'a str, name: &str) -> &'a str {
    let line = response
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("{name} is missing: {response}"))
}

const GET: &str = "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
const GET_MORE: &str = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
