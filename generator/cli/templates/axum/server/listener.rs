//! Accepts connections within the limits.

use std::io;
use std::sync::Arc;

use axum_server::{AddrListener, Address};
use tokio::net::TcpListener;

use super::connection::{Connection, Stream};
use super::connections::Connections;

/// A socket that accepts connections.
pub struct Listener {
    pub(super) socket: Arc<TcpListener>,
    pub(super) connections: Arc<Connections>,
}

impl Address for Connection {
    type Stream = Stream;
    type Listener = Listener;
}

impl AddrListener<Stream, Connection> for Listener {
    async fn bind_to(_: Connection) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    async fn accept_stream(&self) -> io::Result<(Stream, Connection)> {
        loop {
            let (stream, peer) = self.socket.accept().await?;
            // It fails if the client has left.
            let Ok(local) = stream.set_nodelay(true).and_then(|()| stream.local_addr()) else {
                continue;
            };
            if let Some(connection) = self.connections.admit(peer, local) {
                return Ok((Stream::new(stream, connection.clone()), connection));
            }
        }
    }

    fn get_local_addr(&self) -> io::Result<Connection> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// Refuses further connections. Those that have been opened can still be accepted; closing the socket would reset them.
pub(super) fn refuse(socket: &TcpListener) {
    #[cfg(target_os = "linux")]
    {
        use socket2::{SockFilter, SockRef};
        /// Classic BPF: drops TCP segments with the flag `SYN`, in byte 13, and passes others.
        const WITHOUT_SYN: [(u16, u8, u8, u32); 4] = [
            (0x30, 0, 0, 13),
            (0x45, 0, 1, 0x02),
            (0x06, 0, 0, 0),
            (0x06, 0, 0, u32::MAX),
        ];
        let filter = WITHOUT_SYN.map(|(code, jt, jf, k)| SockFilter::new(code, jt, jf, k));
        if let Err(error) = SockRef::from(socket).attach_filter(&filter) {
            tracing::debug!(%error, "connections are opened until the socket is closed");
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = socket;
}
