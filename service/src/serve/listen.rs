//! Which connections are accepted, and when.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::Settings;
use super::addresses::{self, Addresses};
use crate::log::Seldom;
use crate::metrics::{ConnectionMetrics, Open};

/// A listener that accepts as many connections as there may be.
pub(super) struct Listener {
    listener: TcpListener,
    turns: Arc<Semaphore>,
    max_connections: usize,
    addresses: Arc<Addresses>,
    metrics: ConnectionMetrics,
}

/// A connection.
pub(super) struct Accepted {
    pub(super) stream: TcpStream,
    pub(super) peer: SocketAddr,
    pub(super) place: Place,
}

/// A place among all connections, and among those of the client.
pub(super) struct Place {
    _turn: OwnedSemaphorePermit,
    _of_client: addresses::Place,
    _open: Open,
}

impl Listener {
    pub(super) fn new(listener: TcpListener, settings: &Settings) -> Self {
        let max_connections = settings.max_connections.min(Semaphore::MAX_PERMITS);
        Self {
            listener,
            turns: Arc::new(Semaphore::new(max_connections)),
            max_connections,
            addresses: Addresses::new(settings),
            metrics: settings.metrics.connections().clone(),
        }
    }

    /// The next connection, when there may be another.
    pub(super) async fn accept(&self) -> io::Result<Accepted> {
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(io::Error::other)?;
        loop {
            match self.listener.accept().await {
                Ok((stream, peer)) => {
                    let Some(of_client) = self.addresses.enter(peer.ip()) else {
                        tracing::debug!(%peer, "a client has too many connections");
                        self.metrics.ended("too_many");
                        continue;
                    };
                    stream.set_nodelay(true).ok();
                    let place = Place {
                        _turn: turn,
                        _of_client: of_client,
                        _open: self.metrics.accepted(),
                    };
                    return Ok(Accepted {
                        stream,
                        peer,
                        place,
                    });
                }
                // The connection is gone, or there are no file descriptors left:
                // the pause gives others time to end.
                Err(error) => {
                    note(&error);
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }

    /// Accepts no more; gives the end of all connections.
    pub(super) fn close(self) -> impl Future<Output = ()> {
        let (turns, all) = (self.turns, self.max_connections);
        async move {
            let all = u32::try_from(all).unwrap_or(u32::MAX);
            // It is never closed.
            let _ = turns.acquire_many(all).await;
        }
    }
}

/// Logs that a connection was not accepted, which may go on for as long as there are no
/// file descriptors.
fn note(error: &io::Error) {
    static LINES: Seldom = Seldom::new();
    if let Some(untold) = LINES.pass() {
        tracing::warn!(%error, untold, "a connection was not accepted");
    }
}
