//! The HTTP loop: HTTP/1.1 over TCP, on hyper.

mod body;
mod request_ids;
#[cfg(test)]
mod tests;

use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use http::{HeaderName, HeaderValue, Method, Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;
use tracing::Instrument;

pub use self::body::{BodyTimeout, TimedBody};

use self::request_ids::RequestIds;
use crate::log;

/// An error of any kind.
pub type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// The body of a request, as the service receives it.
pub type RequestBody = TimedBody<Incoming>;

/// The longest head of a request, in bytes, and the most fields in it: else 431.
const MAX_HEADER_BYTES: usize = 32 * 1024;
const MAX_HEADERS: usize = 100;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// How the loop treats its clients.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The time between two requests of a connection, the head of the later one
    /// included.
    pub header_timeout: Duration,
    /// The time for the whole body of a request.
    pub body_timeout: Duration,
    /// The time for a client to take a part of a response, before it is taken to
    /// be gone.
    pub write_timeout: Duration,
    /// The time for what is under way when the loop is told to stop.
    pub drain_timeout: Duration,
    /// How many connections are served at once; others wait to be accepted.
    pub max_connections: usize,
    /// Finds the path template of the operation that a method and a path name,
    /// for the log.
    pub route: fn(&Method, &str) -> Option<&'static str>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            header_timeout: Duration::from_secs(30),
            body_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(30),
            drain_timeout: Duration::from_secs(30),
            max_connections: 16_384,
            route: |_, _| None,
        }
    }
}

/// What is known of a request beside what was sent: an extension of it.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The other end of its connection.
    pub peer: SocketAddr,
    /// Its identifier, as in the log and in `X-Request-Id`.
    pub request_id: HeaderValue,
}

/// Serves the connections of `listener` until `shutdown`, then finishes what is
/// under way.
///
/// Each request has an [`Origin`] among its extensions. A response is sent with
/// `X-Request-Id`, and leaves a line in the log.
pub async fn run<S, B>(
    listener: TcpListener,
    service: S,
    settings: Settings,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()>
where
    S: Service<Request<RequestBody>, Response = Response<B>> + Clone + Send + Sync + 'static,
    S::Error: Into<BoxError>,
    S::Future: Send,
    B: http_body::Body<Data: Send, Error: Into<BoxError>> + Send + 'static,
{
    let turns = Arc::new(Semaphore::new(settings.max_connections));
    let http = http(&settings);
    let (write_timeout, drain_timeout) = (settings.write_timeout, settings.drain_timeout);
    let requests = Arc::new(Requests {
        service,
        ids: RequestIds::new()?,
        settings,
    });
    let connections = GracefulShutdown::new();
    let mut shutdown = pin!(shutdown);
    loop {
        let (stream, peer, turn) = tokio::select! {
            accepted = accept(&listener, &turns) => accepted?,
            () = &mut shutdown => break,
        };
        let requests = Arc::clone(&requests);
        let answer = service_fn(move |request| Arc::clone(&requests).answer(request, peer));
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(write_timeout));
        let stream = TokioIo::new(Box::pin(stream));
        let connection = connections.watch(http.serve_connection(stream, answer));
        tokio::spawn(async move {
            // Its client went away, took nothing, or sent what is not HTTP.
            let _ = connection.await;
            drop(turn);
        });
    }
    drop(listener);
    if timeout(drain_timeout, connections.shutdown())
        .await
        .is_err()
    {
        tracing::warn!("some requests were not finished in time");
    }
    Ok(())
}

fn http(settings: &Settings) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(settings.header_timeout)
        .max_header_size(MAX_HEADER_BYTES)
        .max_headers(MAX_HEADERS);
    http
}

/// The next connection, when there may be another.
async fn accept(
    listener: &TcpListener,
    turns: &Arc<Semaphore>,
) -> io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let turn = Arc::clone(turns)
        .acquire_owned()
        .await
        .map_err(io::Error::other)?;
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                stream.set_nodelay(true).ok();
                return Ok((stream, peer, turn));
            }
            // The connection is gone, or there are no file descriptors left: the
            // pause gives others time to end.
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// What all connections share.
struct Requests<S> {
    service: S,
    ids: RequestIds,
    settings: Settings,
}

impl<S> Requests<S> {
    async fn answer<B>(
        self: Arc<Self>,
        mut request: Request<Incoming>,
        peer: SocketAddr,
    ) -> Result<Response<B>, S::Error>
    where
        S: Service<Request<RequestBody>, Response = Response<B>> + Clone,
    {
        let method = request.method().clone();
        let route = (self.settings.route)(&method, request.uri().path());
        let request_id = self.ids.next();
        let span = log::span(&request_id);
        let mut line = log::Line::begin(method, route, request_id.clone());
        request.extensions_mut().insert(Origin {
            peer,
            request_id: request_id.clone(),
        });
        let request = request.map(|body| TimedBody::new(body, self.settings.body_timeout));
        let mut service = self.service.clone();
        poll_fn(|context| service.poll_ready(context)).await?;
        let mut response = service.call(request).instrument(span).await?;
        line.find_page(response.extensions());
        line.end(response.status());
        response.headers_mut().insert(REQUEST_ID, request_id);
        Ok(response)
    }
}
