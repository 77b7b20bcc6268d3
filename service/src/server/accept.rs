//! Limits on connections: their number and timeouts.

use std::collections::HashMap;
use std::future::{Ready, ready};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Extension;
use axum::middleware::AddExtension;
use axum_server::accept::Accept;
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_io_timeout::TimeoutStream;
use tower::Layer;

use super::Settings;
use crate::forwarded::Network;
use crate::limits::network;
use crate::metrics::METRICS;
use crate::telemetry::Throttle;

/// The open connections, in all and by client.
pub(super) struct Connections {
    slots: Arc<Semaphore>,
    max_per_network: usize,
    exempt: Vec<Network>,
    by_network: Mutex<HashMap<IpAddr, usize>>,
}

/// An open connection: an extension of its requests.
pub(super) struct Connection {
    pub(super) peer: SocketAddr,
    /// The network that it is counted for.
    network: Option<IpAddr>,
    connections: Arc<Connections>,
    _slot: OwnedSemaphorePermit,
}

impl Connections {
    pub(super) fn new(settings: &Settings) -> Self {
        let max_connections = settings.max_connections.min(Semaphore::MAX_PERMITS);
        Self {
            slots: Arc::new(Semaphore::new(max_connections)),
            max_per_network: settings.max_connections_per_address,
            exempt: settings.trusted_proxies.clone(),
            by_network: Mutex::default(),
        }
    }

    /// Admits a connection of `peer` once there is a free slot, unless the client has too many.
    pub(super) async fn admit(self: Arc<Self>, peer: SocketAddr) -> io::Result<Connection> {
        let slot = Arc::clone(&self.slots).acquire_owned().await;
        let slot = slot.map_err(io::Error::other)?;
        let network = self.count(peer.ip())?;
        METRICS.connections.inc();
        METRICS.open_connections.inc();
        Ok(Connection {
            peer,
            network,
            connections: self,
            _slot: slot,
        })
    }

    fn count(&self, peer: IpAddr) -> io::Result<Option<IpAddr>> {
        if self.max_per_network == 0 || self.exempt.iter().any(|proxies| proxies.has(peer)) {
            return Ok(None);
        }
        let network = network(peer);
        let mut open = self.lock();
        let count = open.entry(network).or_default();
        if *count >= self.max_per_network {
            METRICS.ended_connection("too_many");
            return Err(io::Error::other("too many connections of one client"));
        }
        *count += 1;
        Ok(Some(network))
    }

    /// Admits no further connections.
    pub(super) fn close(&self) {
        self.slots.close();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.by_network
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        METRICS.open_connections.dec();
        let Some(network) = self.network else { return };
        let mut open = self.connections.lock();
        if let Some(count) = open.get_mut(&network) {
            *count -= 1;
            if *count == 0 {
                open.remove(&network);
            }
        }
    }
}

/// The server's address of a connection: an extension of its requests.
#[derive(Clone, Copy)]
pub(super) struct LocalAddr(pub(super) SocketAddr);

/// Gives each connection its timeouts.
#[derive(Clone, Copy)]
pub(super) struct Acceptor {
    read_timeout: Duration,
    write_timeout: Duration,
}

impl Acceptor {
    pub(super) const fn new(settings: &Settings) -> Self {
        Self {
            read_timeout: settings.idle_timeout,
            write_timeout: settings.write_timeout,
        }
    }
}

impl<S> Accept<TcpStream, S> for Acceptor {
    type Stream = Pin<Box<TimeoutStream<TcpStream>>>;
    type Service = AddExtension<S, LocalAddr>;
    type Future = Ready<io::Result<(Self::Stream, Self::Service)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        ready(stream.set_nodelay(true).and_then(|()| {
            let service = Extension(LocalAddr(stream.local_addr()?)).layer(service);
            let mut stream = TimeoutStream::new(stream);
            stream.set_read_timeout(Some(self.read_timeout));
            stream.set_write_timeout(Some(self.write_timeout));
            Ok((Box::pin(stream), service))
        }))
    }
}

/// Logs the reason for which a connection was not accepted. A lack of file descriptors, for which there is no
/// peer, may last.
pub(super) fn log_failure(peer: Option<&SocketAddr>, error: &io::Error) {
    static THROTTLE: Throttle = Throttle::new();
    match peer {
        Some(peer) => {
            if error.kind() == io::ErrorKind::TimedOut {
                METRICS.ended_connection("open_timeout");
            }
            tracing::debug!(%peer, %error, "a connection was not opened");
        }
        None => {
            if let Some(suppressed) = THROTTLE.pass() {
                tracing::warn!(%error, suppressed, "a connection was not accepted");
            }
        }
    }
}
