//! The HTTP loop: HTTP/1.1 and HTTP/2, over TCP or TLS, on hyper.

mod activity;
mod addresses;
mod body;
mod connection;
mod drain;
mod listen;
mod patience;
mod protocol;
mod request_ids;
mod requests;
mod sending;
mod settings;
#[cfg(test)]
mod tests;
pub mod tls;
mod watched;

use std::io;
use std::pin::pin;
use std::sync::Arc;

use http::{Request, Response};
use hyper::body::Incoming;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tower_service::Service;

pub use self::body::{BodyTimeout, TimedBody};
pub use self::drain::Draining;
pub use self::requests::Origin;
pub use self::settings::Settings;
pub use self::tls::Tls;

use self::listen::Listener;
use self::requests::Requests;

/// An error of any kind.
pub type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// The body of a request, as the service receives it.
pub type RequestBody = TimedBody<Incoming>;

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
    B: http_body::Body<Data: Send, Error: Into<BoxError>> + Default + Unpin + Send + 'static,
{
    let listener = Listener::new(listener, &settings);
    let requests = Requests::new(service, settings)?;
    let stop = CancellationToken::new();
    let mut shutdown = pin!(told_to_stop(shutdown, requests.settings()));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted?,
            () = &mut shutdown => break,
        };
        let (requests, stop) = (Arc::clone(&requests), stop.clone());
        tokio::spawn(async move {
            connection::serve(accepted.stream, accepted.peer, requests, stop).await;
            drop(accepted.place);
        });
    }
    let ended = listener.close();
    stop.cancel();
    let drain_timeout = requests.settings().drain_timeout;
    if timeout(drain_timeout, ended).await.is_err() {
        tracing::warn!("some requests were not finished in time");
    }
    Ok(())
}

/// Ends when the loop is to stop, which is told before.
async fn told_to_stop(shutdown: impl Future<Output = ()>, settings: &Settings) {
    shutdown.await;
    settings.draining.begin();
    sleep(settings.drain_delay).await;
}
