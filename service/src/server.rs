//! The HTTP server: accepts connections and serves a [`Router`] over HTTP/1.1 and HTTP/2, with or
//! without TLS.
//!
//! axum-server, hyper and tower-http do the work; this module sets their limits, and adds those on
//! connections (`accept`) and the middleware of each request (`request`).

mod accept;
mod request;
#[cfg(test)]
mod tests;
mod tls;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::middleware::from_fn_with_state;
use axum::{Extension, Router};
use axum_server::tls_rustls::RustlsAcceptor;
use axum_server::{Handle, Server};
use hyper_util::rt::TokioTimer;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tower::{Layer, service_fn};
use tower_http::timeout::RequestBodyDeadlineLayer;

pub use self::request::RequestContext;
pub use self::tls::Tls;

use self::accept::{Acceptor, Connections};
use crate::forwarded::Network;

/// The maximum size of the head of a request, in bytes.
const MAX_HEAD_BYTES: usize = 32 * 1024;

/// The number of HTTP/2 requests that a connection may have in progress: the least that RFC 9113
/// recommends. Clients assume it until they have read the settings of the server.
const MAX_STREAMS: u32 = 100;

/// The bytes of one request body, and of all bodies of an HTTP/2 connection, that a client may send
/// ahead.
const STREAM_WINDOW: u32 = 64 * 1024;
const CONNECTION_WINDOW: u32 = 1024 * 1024;

/// The bytes of a response that are buffered for an HTTP/2 client.
const MAX_SEND_BUFFER: usize = 64 * 1024;

/// The number of streams that a client may reset before they are accepted (CVE-2023-44487), and that
/// the server may reset because of a client's errors (CVE-2025-8671). A client that exceeds it is
/// disconnected.
const MAX_PENDING_RESETS: usize = 20;
const MAX_ERROR_RESETS: usize = 256;

/// The limits of the server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The timeout of the TLS handshake, and of the first request of a connection.
    pub header_timeout: Duration,
    /// The time without a byte from the client after which its connection is closed. It includes the time
    /// between requests.
    pub idle_timeout: Duration,
    /// The timeout of the whole body of a request.
    pub body_timeout: Duration,
    /// The timeout of sending a part of a response.
    pub write_timeout: Duration,
    /// The delay between the cancellation of [`draining`](Self::draining) and the end of accepting
    /// connections.
    pub drain_delay: Duration,
    /// The timeout of requests in progress when the server stops.
    pub drain_timeout: Duration,
    /// The maximum number of open connections. Further clients wait to be accepted.
    pub max_connections: usize,
    /// The maximum number of open connections of an address, or of the /64 network of an IPv6 address. Further
    /// connections are closed. 0: unlimited.
    pub max_connections_per_address: usize,
    /// The networks without a limit of their own.
    pub trusted_proxies: Vec<Network>,
    /// Serves HTTPS.
    pub tls: Option<Tls>,
    /// Cancelled when the server is about to stop.
    pub draining: CancellationToken,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            header_timeout: Duration::from_secs(30),
            // Load balancers usually close idle connections after 60 seconds. They must do so first;
            // otherwise a request could arrive while its connection is being closed.
            idle_timeout: Duration::from_secs(75),
            body_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(30),
            drain_delay: Duration::ZERO,
            drain_timeout: Duration::from_secs(30),
            max_connections: 16_384,
            max_connections_per_address: 1024,
            trusted_proxies: Vec::new(),
            tls: None,
            draining: CancellationToken::new(),
        }
    }
}

/// Serves the connections of `listener` until `shutdown`, then finishes the requests in progress.
///
/// Each request has a [`RequestContext`] among its extensions. Each response has an `X-Request-Id`, and
/// a line in the log.
pub async fn run(
    listener: TcpListener,
    app: Router,
    settings: Settings,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    let handle = Handle::new();
    let connections = Arc::new(Connections::new(&settings));
    let scheme = if settings.tls.is_some() {
        "https"
    } else {
        "http"
    };
    let app = app
        .layer(RequestBodyDeadlineLayer::new(settings.body_timeout))
        .layer(from_fn_with_state(scheme, request::observe));
    let admitting = Arc::clone(&connections);
    let app_of = service_fn(move |peer| {
        let (connection, app) = (Arc::clone(&admitting).admit(peer), app.clone());
        async move { Ok::<_, io::Error>(Extension(Arc::new(connection.await?)).layer(app)) }
    });
    let server = server(listener, &settings).handle(handle.clone());
    let timeouts = Acceptor::new(&settings);
    let serving = async {
        match &settings.tls {
            None => server.acceptor(timeouts).serve(app_of).await,
            Some(tls) => {
                let tls = RustlsAcceptor::new(tls.config());
                let tls = tls.handshake_timeout(settings.header_timeout);
                server.acceptor(tls.acceptor(timeouts)).serve(app_of).await
            }
        }
    };
    let stopping = async {
        shutdown.await;
        settings.draining.cancel();
        tokio::time::sleep(settings.drain_delay).await;
        connections.close();
        handle.graceful_shutdown(Some(settings.drain_timeout));
        std::future::pending::<()>().await;
    };
    let reloading = async {
        match &settings.tls {
            Some(tls) => tls.watch().await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        served = serving => served?,
        () = stopping => {}
        () = reloading => {}
    }
    if handle.connection_count() > 0 {
        tracing::warn!("some requests were not finished in time");
    }
    Ok(())
}

/// A server with the limits of `settings`.
fn server(listener: TcpListener, settings: &Settings) -> Server<SocketAddr> {
    let mut server = Server::<SocketAddr>::from_listener(listener)
        .first_request_timeout(settings.header_timeout)
        .accept_error_handler(accept::log_failure);
    let builder = server.http_builder();
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(settings.idle_timeout)
        .max_buf_size(MAX_HEAD_BYTES)
        .max_headers(request::MAX_HEADERS);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_header_list_size(MAX_HEAD_BYTES as u32)
        .max_concurrent_streams(MAX_STREAMS)
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(CONNECTION_WINDOW)
        .max_send_buf_size(MAX_SEND_BUFFER)
        .max_pending_accept_reset_streams(MAX_PENDING_RESETS)
        .max_local_error_reset_streams(MAX_ERROR_RESETS);
    server
}
