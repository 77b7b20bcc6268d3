//! The HTTP server: accepts connections and serves a [`Router`] over HTTP/1.1 and HTTP/2, with or
//! without TLS.
//!
//! The limits on connections (`front`) are those of every service that `openapi-crates init --axum` writes; this
//! module adds TLS, and the middleware of each request (`request`).

#[path = "../../generator/cli/templates/axum/server/mod.rs"]
mod front;
mod request;
#[cfg(test)]
mod tests;
mod tls;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum_server::tls_rustls::RustlsAcceptor;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

pub(crate) use self::front::InvalidHead;
pub use self::front::Limits;
pub use self::request::RequestContext;
pub use self::tls::Tls;

use self::front::Event;
use crate::metrics::METRICS;
use crate::telemetry::Throttle;

/// The settings of the server.
#[derive(Clone)]
pub struct Settings {
    /// The limits on connections.
    pub limits: Limits,
    /// The delay between the cancellation of [`draining`](Self::draining) and the end of accepting
    /// connections.
    pub drain_delay: Duration,
    /// Serves HTTPS.
    pub tls: Option<Tls>,
    /// Cancelled when the server is about to stop.
    pub draining: CancellationToken,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            drain_delay: Duration::ZERO,
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
    let scheme = settings.tls.as_ref().map_or("http", |_| "https");
    let app = app.layer(from_fn_with_state(scheme, request::observe));
    let handshake_timeout = settings.limits.header_timeout;
    let limits = Limits {
        observe: Arc::new(observe),
        ..settings.limits
    };
    let (server, front) = front::bind(listener, limits);
    let app = front.app(app);
    let serving = async {
        match &settings.tls {
            None => server.serve(app).await,
            Some(tls) => {
                let tls = RustlsAcceptor::new(tls.config());
                let tls = tls.handshake_timeout(handshake_timeout);
                server.acceptor(tls).serve(app).await
            }
        }
    };
    let stop = async {
        shutdown.await;
        settings.draining.cancel();
    };
    let reloading = async {
        match &settings.tls {
            Some(tls) => tls.watch().await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        served = serving => served,
        () = front.control(stop, settings.drain_delay) => Ok(()),
        () = reloading => Ok(()),
    }
}

/// Counts the events of connections.
fn observe(event: Event<'_>) {
    static THROTTLE: Throttle = Throttle::new();
    match event {
        Event::Opened => {
            METRICS.connections.inc();
            METRICS.open_connections.inc();
        }
        Event::Closed => {
            METRICS.open_connections.dec();
        }
        Event::Ended(reason) => METRICS.ended_connection(reason),
        // A lack of file descriptors may last.
        Event::Failed(error) => {
            if let Some(suppressed) = THROTTLE.pass() {
                tracing::warn!(%error, suppressed, "a connection was not accepted");
            }
        }
    }
}
