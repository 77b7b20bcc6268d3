//! Serves a router over HTTP/1.1 and HTTP/2 within limits on connections, memory and time.
//!
//! axum-server and hyper do the work. This module adds what they do not have: which connection is closed when there
//! are too many, how much memory responses take until they are sent, timeouts that no client can extend, and an end
//! that answers the requests which have arrived.

mod connection;
pub(super) mod connections;
mod exchange;
mod listener;
mod request_head;

use std::convert::Infallible;
use std::future::ready;
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum_server::{Handle, Server};
use tokio::net::TcpListener;
use tokio::time::sleep;
use tower::{Service, service_fn};

pub use self::connection::Connection;
pub use self::request_head::InvalidHead;

use self::connections::Connections;
use self::exchange::Exchanges;
use self::listener::Listener;

/// The maximum size of the head of a request, in bytes.
const MAX_HEAD_BYTES: usize = 32 * 1024;

/// The maximum number of fields in the head of a request.
const MAX_HEADERS: usize = 100;

/// The number of HTTP/2 requests that a connection may have in progress: the least that RFC 9113
/// recommends. Clients assume it until they have read the settings of the server.
const MAX_STREAMS: u32 = 100;

/// The bytes of one request body, and of all bodies of an HTTP/2 connection, that a client may send
/// ahead.
const STREAM_WINDOW: u32 = 64 * 1024;
const CONNECTION_WINDOW: u32 = 256 * 1024;

/// The bytes of a response that are buffered for an HTTP/2 client.
const MAX_SEND_BUFFER: usize = 32 * 1024;

/// The number of streams that a client may reset before they are accepted (CVE-2023-44487), and that
/// the server may reset because of a client's errors (CVE-2025-8671). A client that exceeds it is
/// disconnected.
const MAX_PENDING_RESETS: usize = 20;
const MAX_ERROR_RESETS: usize = 256;

/// The time in which clients can send last requests over open connections at the end.
const LAST_REQUESTS: Duration = Duration::from_secs(1);

/// The limits of a server.
#[derive(Clone)]
pub struct Limits {
    /// The timeout of a new connection: of the TLS handshake and the head of the first request together.
    pub header_timeout: Duration,
    /// The timeout of the body of a request. Later, reading it fails with an [`io::Error`] of the kind `TimedOut`.
    pub body_timeout: Duration,
    /// The timeout of a connection without a request in progress, regardless of what its client sends.
    pub idle_timeout: Duration,
    /// The timeout of sending each 64 KiB of a response, regardless of what its client sends.
    pub write_timeout: Duration,
    /// The time without new connections in which requests in progress are finished at the end.
    pub drain_timeout: Duration,
    /// The maximum number of open connections. For a further one, another is closed: of the address with the most
    /// connections, the one that has been idle for the longest time.
    pub max_connections: usize,
    /// The maximum number of open connections of an address, or of the /64 network of an IPv6 address. For a further
    /// one, an idle one is closed. 0: unlimited.
    pub max_connections_per_address: usize,
    /// The maximum number of requests of an address, or of the /64 network of an IPv6 address, that are served at the
    /// same time, until their responses begin. Further ones wait for their turn, so that others do not wait for them.
    pub max_requests_per_address: usize,
    /// The memory of requests in progress and unsent responses, in bytes. If they take more, the connection that
    /// takes most is closed.
    pub max_memory: usize,
    /// The same for an address, or for the /64 network of an IPv6 address.
    pub max_memory_per_address: usize,
    /// While a connection has more bytes of unsent responses, its further requests wait.
    pub max_unsent_per_connection: usize,
    /// `true` for addresses without limits of their own, such as proxies.
    pub is_exempt: Arc<dyn Fn(IpAddr) -> bool + Send + Sync>,
    /// Receives the events of connections.
    pub observe: Arc<dyn Fn(Event<'_>) + Send + Sync>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            header_timeout: Duration::from_secs(30),
            body_timeout: Duration::from_secs(30),
            // Load balancers usually close idle connections after 60 seconds. They must do so first;
            // otherwise a request could arrive while its connection is being closed.
            idle_timeout: Duration::from_secs(75),
            write_timeout: Duration::from_secs(30),
            drain_timeout: Duration::from_secs(30),
            max_connections: 16_384,
            max_connections_per_address: 1024,
            max_requests_per_address: 256,
            max_memory: 256 * 1024 * 1024,
            max_memory_per_address: 32 * 1024 * 1024,
            max_unsent_per_connection: 1024 * 1024,
            is_exempt: Arc::new(|_| false),
            observe: Arc::new(|_| {}),
        }
    }
}

/// An event of a connection.
#[derive(Debug)]
pub enum Event<'a> {
    /// It was accepted.
    Opened,
    /// It ended.
    Closed,
    /// The server closed it, for this reason.
    Ended(&'static str),
    /// It could not be accepted, for example for lack of file descriptors.
    Failed(&'a io::Error),
}

/// Controls the connections of a [`Server`].
pub struct Front {
    connections: Arc<Connections>,
    handle: Handle<Connection>,
    socket: Arc<TcpListener>,
}

/// A server with these limits, which apply while [`Front::control`] runs.
pub fn bind(socket: TcpListener, limits: Limits) -> (Server<Connection>, Front) {
    let (handle, socket, observe) = (Handle::new(), Arc::new(socket), limits.observe.clone());
    let connections = Arc::new(Connections::new(limits));
    let listener = Listener {
        socket: socket.clone(),
        connections: connections.clone(),
    };
    let mut server = Server::from_listener(listener)
        .handle(handle.clone())
        .accept_error_handler(move |peer, error| {
            // With a peer, the TLS handshake failed.
            if peer.is_none() {
                observe(Event::Failed(error));
            }
        });
    let builder = server.http_builder();
    builder
        .http1()
        .max_buf_size(MAX_HEAD_BYTES)
        .max_headers(MAX_HEADERS);
    builder
        .http2()
        .max_header_list_size(MAX_HEAD_BYTES as u32)
        .max_concurrent_streams(MAX_STREAMS)
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(CONNECTION_WINDOW)
        .max_send_buf_size(MAX_SEND_BUFFER)
        .max_pending_accept_reset_streams(MAX_PENDING_RESETS)
        .max_local_error_reset_streams(MAX_ERROR_RESETS);
    let front = Front {
        connections,
        handle,
        socket,
    };
    (server, front)
}

impl Front {
    /// The application for [`Server::serve`]. The [`Connection`] is an extension of each request.
    pub fn app(
        &self,
        app: Router,
    ) -> impl Service<Connection, Response = Exchanges, Error = Infallible, Future: Send> + use<>
    {
        service_fn(move |connection| {
            let app = app.clone();
            ready(Ok(Exchanges { app, connection }))
        })
    }

    /// Enforces the limits, and ends the server after `stop`: its responses close their connections from then on, and
    /// after `delay`, no further connections are accepted. Does not complete.
    pub async fn control(self, stop: impl Future<Output = ()>, delay: Duration) {
        let connections = self.connections.clone();
        let end = async {
            stop.await;
            connections.drain();
            sleep(delay).await;
            self.end().await;
        };
        tokio::join!(connections.enforce(), end);
    }

    async fn end(self) {
        listener::refuse(&self.socket);
        // The last one accepts those that were opened before, and closes the socket.
        drop(self.socket);
        let timeout = self.connections.limits().drain_timeout;
        let closed = async {
            // Handshakes take a moment to complete.
            sleep(LAST_REQUESTS / 20).await;
            self.connections.closed().await;
        };
        let _ = tokio::time::timeout(LAST_REQUESTS, closed).await;
        self.handle.graceful_shutdown(None);
        self.connections.end();
        sleep(timeout).await;
        tracing::warn!("some requests were not finished in time");
        self.handle.shutdown();
    }
}
