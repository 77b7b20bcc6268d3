//! The address of the peer.

use std::net::SocketAddr;

use http::request::Parts;

/// The address of the peer: the client, or the last proxy before the server.
///
/// Code that accepts connections must add it to the extensions of each request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PeerAddress(pub SocketAddr);

impl PeerAddress {
    /// Returns the address from the extensions of a request.
    pub fn of(parts: &Parts) -> Option<SocketAddr> {
        let found: Option<&Self> = parts.extensions.get();
        found.map(|found| found.0)
    }
}
